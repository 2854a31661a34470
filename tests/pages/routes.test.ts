// What each route holds with script off, beside the statements of tests/specification.yaml (spec 1, 2, 3, 5, 7, 8, 9).
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import {
  files,
  href,
  linksOf,
  mainOf,
  pageAt,
  sectionOf,
  textOf,
  textsOf,
} from '../support/dist.ts'
import {
  copy,
  event,
  morning,
  perks,
  questions,
  speakers,
  venues,
} from '../support/specification.ts'

/** Hours and years as people read them; one that machines read differently shows both. */
const timesOf = (root: ParentNode) =>
  [...root.querySelectorAll('time')].map((time) => {
    const [words, machine] = [textOf(time), time.getAttribute('datetime')]
    return words === machine ? words : `${words} (${machine})`
  })

const mailLink = [event.email, `mailto:${event.email}`]

/** The list of perks, wherever the page has it. */
const perkItemsOf = (main: Element) =>
  [...main.querySelectorAll('ul')]
    .map((list) => [...list.children].map(textOf))
    .find((items) => items[0]?.startsWith(perks[0]?.title ?? '?'))

const expectedPerks = perks.map(({ title, text }) => expect.stringMatching(`^${title} ?${text}$`))

const fieldsOf = (main: Element) =>
  [...main.querySelectorAll<HTMLInputElement>('form input, form textarea, form select')].map(
    ({ name, localName, type, required }) =>
      `${name} ${localName === 'textarea' ? 'textarea' : type}${required ? ' required' : ''}`,
  )

describe('the home page', () => {
  const page = pageAt('/')
  const main = mainOf(page)

  it('has a countdown of days, hours, minutes and seconds that shows no number yet', () => {
    const timers = [...main.querySelectorAll('[role="timer"]')]
    expect(timers).toHaveLength(1)
    expect(textOf(timers[0])).toBe('')
    expect(textOf(timers[0]?.previousElementSibling)).toBe('··días··horas··minutos··segundos')
    expect(timers[0]?.closest('h1 ~ *, header')?.contains(main.querySelector('h1'))).toBe(true)
    expect(textOf(main)).toContain('A las 11:00, hora de Sevilla.')
  })

  it('shows both venues with their hours, addresses and directions', () => {
    const cards = [...main.querySelectorAll('article')].filter((card) =>
      card.querySelector('address'),
    )
    expect(cards.map((card) => [textOf(card.querySelector('h3')), ...timesOf(card)])).toEqual([
      [venues.mall.name, '10:00', '14:00'],
      [venues.park.name, '14:30', '21:00'],
    ])
    for (const card of cards) expect(textOf(card)).toContain('aprox.')
    expect(textsOf(main, 'address')).toEqual([
      `${venues.mall.street}, 41018 Sevilla`,
      `${venues.park.street}, 41013 Sevilla`,
    ])
    const ways = cards.flatMap((card) => linksOf(card))
    expect(ways.map(([text]) => text)).toEqual([
      expect.stringContaining('Cómo llegar al centro comercial'),
      expect.stringContaining('Cómo llegar al parque'),
    ])
  })

  it('embeds a map that asks nobody for anything until the visitor does', () => {
    const frames = [...main.querySelectorAll('iframe')]
    expect(frames).toHaveLength(1)
    expect(frames[0]?.title).toBe(copy.home.map.title)
    // Markup of ours, of no origin, that shows nothing.
    expect(frames[0]?.src).toMatch(/^data:text\/html,[^:]*$/)
    const links = [...main.querySelectorAll<HTMLAnchorElement>('a[target]')]
    const intoFrame = links.filter(({ target }) => target === frames[0]?.name)
    const maps = intoFrame.map((link) => new URL(link.href))
    expect(maps.map(({ host, pathname }) => host + pathname)).toEqual([
      'www.openstreetmap.org/export/embed.html',
      'www.openstreetmap.org/export/embed.html',
    ])
    expect(maps.map(({ searchParams }) => searchParams.get('marker'))).toEqual(
      Object.values(venues).map(({ latitude, longitude }) => `${latitude},${longitude}`),
    )
    // What an ordinary map has, and neither forms, downloads nor the way to another page in place of ours.
    expect(frames[0]?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ])
    expect(frames[0]?.hasAttribute('allow')).toBe(false)
  })

  it('features the five speakers', () => {
    const list = Object.values(speakers)
    const section = sectionOf(page, 'Quién sube al escenario')
    expect(textsOf(section, 'h3')).toEqual(list.map(({ name }) => name))
    for (const { role } of list) expect(textOf(section)).toContain(role)
    expect(linksOf(section)).toEqual([
      ...Object.entries(speakers).map(([id, { name }]) => [name, speakerAddress(id)]),
      [copy.home.speakers.link, href('/ponentes')],
    ])
  })
})

const speakerAddress = (id: string) => `${href('/ponentes')}#${id}`

describe('the programme', () => {
  const main = mainOf(pageAt('/programa'))
  const items = [...main.querySelectorAll('ol > li')]

  it('has every item at its time', () => {
    expect(items.map((item) => [...timesOf(item), textOf(item.querySelector('h3'))])).toEqual([
      ['11:00', '11:30', 'Bienvenida'],
      ['11:30', '14:00', 'Keynotes y conversaciones'],
      ['14:00', '14:15', 'Invitada especial'],
      ['14:15', '14:30', 'Preguntas y cierre'],
      ['14:30', '21:00', 'Electrolunch + VIP'],
    ])
  })

  it('has four speakers in the keynotes and the fifth as special guest, each with the way to the card', () => {
    const people = items.map((item) => linksOf(item).map(([, address]) => address))
    expect(people.map((links) => links.length)).toEqual([0, 4, 1, 0, 0])
    expect(people.flat().toSorted()).toEqual(Object.keys(speakers).map(speakerAddress).toSorted())
    for (const { name } of Object.values(speakers)) expect(textOf(main)).toContain(name)
  })

  it('lists the eight perks of the ticket', () => {
    expect(perkItemsOf(main)).toEqual(expectedPerks)
  })

  it('says that schedules may change, sells tickets and offers the PDF', () => {
    expect(textOf(main)).toContain('Los horarios pueden cambiar por motivos de producción.')
    expect(linksOf(main)).toContainEqual(['Comprar entradas', href('/entradas')])
    const download = main.querySelector('a[download]')
    expect(textOf(download)).toMatch(/^Descargar el programa en PDF/)
    const file = download?.getAttribute('href') ?? ''
    expect(file).toMatch(/\.pdf$/)
    expect(files).toContain(file.slice(href('/').length))
  })
})

describe('the speakers page', () => {
  const main = mainOf(pageAt('/ponentes'))

  it('says what each of them talks about and when, and leads to it in the programme', () => {
    const agenda = mainOf(pageAt('/programa'))
    const cards = [...main.querySelectorAll('article')]
    const talks = morning.items.flatMap((item) =>
      (item.talks ?? []).map((one) => ({ ...one, item })),
    )
    expect(talks).toHaveLength(cards.length)
    for (const { speaker, talk, item } of talks) {
      const card = cards.find(({ id }) => id === speaker)
      expect(textOf(card)).toContain(talk)
      expect(timesOf(card as Element)).toEqual([item.start, item.end])
      const [text, address] =
        linksOf(card as Element).find(([label]) => label.startsWith('Ver en')) ?? []
      expect(text).toBe(`Ver en el programa: ${item.title}`)
      const [path, id = ''] = address?.split('#') ?? []
      expect(path).toBe(href('/programa'))
      expect(textOf(agenda.querySelector(`[id="${id}"] h3`))).toBe(item.title)
    }
  })
})

describe('the tickets page', () => {
  const main = mainOf(pageAt('/entradas'))

  it('sells on the ticketing platform, in a new tab', () => {
    const shop = [...main.querySelectorAll(`a[href="${event.ticketUrl}"]`)]
    expect(shop.map(textOf)).toEqual(['Comprar en Eventbrite (se abre en una pestaña nueva)'])
    expect(shop[0]?.getAttribute('target')).toBe('_blank')
    expect(shop[0]?.getAttribute('rel')).toContain('noopener')
  })

  it('lists what the one kind of ticket includes, and links to the questions', () => {
    expect(perkItemsOf(main)).toEqual(expectedPerks)
    expect(textOf(main)).toContain('Una sola entrada, la misma para todo el mundo')
    expect(linksOf(main)).toContainEqual(['Lee las preguntas frecuentes', href('/faq')])
  })
})

describe('the sponsorship page', () => {
  const page = pageAt('/patrocina')
  const main = mainOf(page)

  it('has the form for the dossier, with its fields', () => {
    expect(fieldsOf(main)).toEqual([
      'empresa text required',
      'contacto text required',
      'email email required',
      'telefono tel',
      'mensaje textarea',
    ])
    expect(textsOf(main, 'form button')).toEqual(['Solicitar el dosier'])
  })
})

describe('the questions', () => {
  const main = mainOf(pageAt('/faq'))
  const details = [...main.querySelectorAll('details')]

  it('are eight native disclosures, all closed, of which the browser keeps one open at a time', () => {
    expect(details).toHaveLength(8)
    const names = new Set(details.map((item) => item.getAttribute('name')))
    expect(names.size).toBe(1)
    expect([...names][0]).toBeTruthy()
    expect(details.filter((item) => item.open)).toEqual([])
  })

  it('are in order, each with its answer and an address of its own inside of it', () => {
    expect(details.map((item) => textOf(item.querySelector('summary')))).toEqual(
      questions.map(({ question }) => question),
    )
    questions.forEach(({ id, answer }, index) => {
      expect(details[index]?.querySelector(`:scope > #${id}`)).not.toBeNull()
      expect(textOf(details[index])).toContain(answer.split(/[{[]/)[0]?.trim())
    })
  })
})

describe('the contact page', () => {
  const main = mainOf(pageAt('/contacto'))

  it('has the form, with its fields', () => {
    expect(fieldsOf(main)).toEqual([
      'nombre text required',
      'email email required',
      'asunto text required',
      'mensaje textarea required',
    ])
    expect(textsOf(main, 'form button')).toEqual(['Enviar el mensaje'])
  })
})

describe.each(['/patrocina', '/contacto'])('the form of %s before the app has started', (route) => {
  const main = mainOf(pageAt(route))
  const form = main.querySelector('form')

  it('leaves validation to the browser and submits nothing', () => {
    expect(form?.getAttribute('method')).toBe('dialog')
    expect(form?.hasAttribute('action')).toBe(false)
    expect(form?.hasAttribute('novalidate')).toBe(false)
    expect(main.querySelectorAll('[pattern], [minlength], [maxlength], [formaction]')).toHaveLength(
      0,
    )
  })

  it('has a label for each field, which says so if it is optional', () => {
    const fields = [...main.querySelectorAll<HTMLInputElement>('form input, form textarea')]
    for (const { id, required } of fields) {
      expect(textsOf(main, `label[for="${id}"]`)).toEqual([
        expect.stringMatching(required ? /^[^()]+$/ : / \(opcional\)$/),
      ])
    }
    const saysSo = textOf(main).includes('Todos los campos son obligatorios.')
    expect(saysSo).toBe(fields.every(({ required }) => required))
  })

  it('offers the e-mail address if script is off', () => {
    const fallback = new JSDOM(main.querySelector('noscript')?.innerHTML).window.document
    expect(linksOf(fallback)).toEqual([mailLink])
  })

  it('thanks for nothing yet', () => {
    expect(main.querySelectorAll('[role="status"]')).toHaveLength(0)
    expect(textOf(main)).not.toMatch(/pronto\.$/m)
  })
})

describe('the not-found page', () => {
  const page = pageAt(null)
  const main = mainOf(page)

  it('has exactly the texts of the specification, marked as English', () => {
    expect(textOf(main.querySelector('h1'))).toBe('404')
    expect(linksOf(page.document)).toEqual([['Return to Home', href('/')]])
    expect(textOf(page.document.body)).toMatch(/^404 ?Oops! Page not found ?Return to Home$/)
    expect(main.lang).toBe('en')
  })

  it('has a Spanish title and is not to be indexed', () => {
    expect(page.document.title).toBe('Página no encontrada · Encuentro Startup Sevilla 2025')
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
      'noindex',
    )
  })
})
