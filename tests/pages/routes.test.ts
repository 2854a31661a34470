// What the pages hold before any script runs, beside the statements of tests/specification.yaml.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { href, linksOf, mainOf, pageAt, sectionOf, textOf, textsOf } from '../support/dist.ts'
import { copy, event, morning, questions, speakers, venues } from '../support/specification.ts'

const speakerAddress = (id: string) => `${href('/ponentes')}#${id}`

const timesOf = (root: ParentNode) =>
  [...root.querySelectorAll('time')].map((time) => time.getAttribute('datetime'))

describe('the home page', () => {
  const page = pageAt('/')
  const main = mainOf(page)

  it('has a countdown of days, hours, minutes and seconds that shows no number yet', () => {
    const timers = [...main.querySelectorAll('[role="timer"]')]
    expect(timers.map(textOf)).toEqual([''])
    expect(textOf(timers[0]?.previousElementSibling)).toBe('··días··horas··minutos··segundos')
    expect(timers[0]?.closest('h1 ~ *, header')?.contains(main.querySelector('h1'))).toBe(true)
    expect(textOf(main)).toContain('A las 11:00, hora de Sevilla.')
  })

  it('shows both venues with their addresses and directions', () => {
    expect(textsOf(main, 'address')).toEqual([
      `${venues.mall.street}, 41018 Sevilla`,
      `${venues.park.street}, 41013 Sevilla`,
    ])
    const cards = [...main.querySelectorAll('article:has(address)')]
    expect(cards.map(timesOf)).toEqual([
      ['10:00', '14:00'],
      ['14:30', '21:00'],
    ])
    expect(cards.flatMap((card) => linksOf(card).map(([text]) => text))).toEqual([
      expect.stringContaining('Cómo llegar al centro comercial'),
      expect.stringContaining('Cómo llegar al parque'),
    ])
  })

  it('embeds a map that asks nobody for anything until the visitor does', () => {
    const frames = [...main.querySelectorAll('iframe')]
    expect(frames.map(({ title }) => title)).toEqual([copy.home.map.title])
    // Markup of ours, of no origin, that shows nothing.
    expect(frames[0]?.src).toMatch(/^data:text\/html,[^:]*$/)
    const links = [...main.querySelectorAll<HTMLAnchorElement>('a[target]')]
    const intoFrame = links.filter(({ target }) => target === frames[0]?.name)
    const maps = intoFrame.map((link) => new URL(link.href))
    expect(maps.map(({ host, searchParams }) => [host, searchParams.get('marker')])).toEqual(
      Object.values(venues).map(({ latitude, longitude }) => [
        'www.openstreetmap.org',
        `${latitude},${longitude}`,
      ]),
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

  it('leads to each speaker', () => {
    expect(linksOf(sectionOf(page, 'Quién sube al escenario'))).toEqual([
      ...Object.entries(speakers).map(([id, { name }]) => [name, speakerAddress(id)]),
      [copy.home.speakers.link, href('/ponentes')],
    ])
  })
})

describe('the programme', () => {
  const items = [...mainOf(pageAt('/programa')).querySelectorAll('ol > li')]

  it('has every item at its time, in words between them for who does not see the dash', () => {
    expect(items.map((item) => [...timesOf(item), textOf(item.querySelector('h3'))])).toEqual([
      ['11:00', '11:30', 'Bienvenida'],
      ['11:30', '14:00', 'Keynotes y conversaciones'],
      ['14:00', '14:15', 'Invitada especial'],
      ['14:15', '14:30', 'Preguntas y cierre'],
      ['14:30', '21:00', 'Electrolunch + VIP'],
    ])
    expect(textOf(items[0])).toContain('11:00 a 11:30')
  })

  it('has four speakers in the keynotes and the fifth as special guest, each with the way to the card', () => {
    const people = items.map((item) => linksOf(item).map(([, address]) => address))
    expect(people.map((links) => links.length)).toEqual([0, 4, 1, 0, 0])
    expect(people.flat().toSorted()).toEqual(Object.keys(speakers).map(speakerAddress).toSorted())
  })

  it('is led to from each speaker, with what the talk is about and when', () => {
    const talks = morning.items.flatMap((item) =>
      (item.talks ?? []).map(({ speaker = '', talk }) => ({ speaker, talk, item })),
    )
    expect(talks).toHaveLength(5)
    for (const { speaker, talk, item } of talks) {
      const card = mainOf(pageAt('/ponentes')).querySelector(`article[id="${speaker}"]`) as Element
      expect(textOf(card)).toContain(talk)
      expect(timesOf(card)).toEqual([item.start, item.end])
      expect(linksOf(card)).toContainEqual([
        `Ver en el programa: ${item.title}`,
        `${href('/programa')}#${item.start.replace(':', '-')}`,
      ])
    }
  })
})

describe('the questions', () => {
  const details = [...mainOf(pageAt('/faq')).querySelectorAll('details')]

  it('are eight native disclosures, all closed, of which the browser keeps one open at a time', () => {
    expect(details).toHaveLength(8)
    const names = [...new Set(details.map((item) => item.getAttribute('name')))]
    expect(names).toEqual([expect.stringMatching(/./)])
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

describe.each([
  ['/patrocina', 'Solicitar el dosier'],
  ['/contacto', 'Enviar el mensaje'],
])('the form of %s before the app has started', (route, button) => {
  const main = mainOf(pageAt(route))
  const form = main.querySelector('form')

  it('leaves validation to the browser, submits nothing and thanks for nothing yet', () => {
    expect(form?.getAttribute('method')).toBe('dialog')
    for (const name of ['action', 'novalidate']) expect(form?.hasAttribute(name)).toBe(false)
    expect(
      main.querySelectorAll('[pattern], [minlength], [maxlength], [formaction], [role="status"]'),
    ).toHaveLength(0)
    expect(textsOf(main, 'form button')).toEqual([button])
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
    expect(linksOf(fallback)).toEqual([[event.email, `mailto:${event.email}`]])
  })
})

it('the not-found page has exactly the texts of the specification, marked as English, and a Spanish title', () => {
  const page = pageAt(null)
  expect(textOf(page.document.body)).toMatch(/^404 ?Oops! Page not found ?Return to Home$/)
  expect(textsOf(page.document, 'h1')).toEqual(['404'])
  expect(linksOf(page.document)).toEqual([['Return to Home', href('/')]])
  expect(mainOf(page).lang).toBe('en')
  expect(page.document.title).toBe('Página no encontrada · Encuentro Startup Sevilla 2025')
})
