// What the site says: spec 1, 2, 3, 7, 8 and 9, line by line, and the rules for its Spanish.
import { describe, expect, it } from 'vitest'
import { dayMonth, longDate } from '../../../src/lib/dates.ts'
import { factsOf } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import { takeApart, withoutLinks } from '../../../src/lib/links.ts'
import { marked } from '../../../scripts/content/samples.ts'
import {
  benefits,
  copy,
  editions,
  event,
  files,
  morning,
  night,
  notFound,
  pages,
  perks,
  programme,
  questions,
  speakers,
  sponsorBenefits,
  venues,
} from '../../support/specification.ts'

const samples = marked('samples')
const promises = marked('promises')

const content = { event, venues, programme, speakers, questions, editions }
const facts: Readonly<Record<string, string>> = factsOf(content)

/** What only the place of use knows; each is in the one text that is named. */
const factsOfTheCaller: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [copy.whatIsOn.until]: { hora: '14:00' },
  [copy.whatIsOn.place]: { lugar: 'el parque' },
  [copy.whatIsOn.after]: { hora: '14:30', titulo: night.items[0].title },
  [copy.home.map.load]: { lugar: 'el parque' },
  [copy.home.map.text]: { metros: '200' },
  [copy.programme.downloadSize]: { kilobytes: '35' },
  [copy.layout.paper.foot]: { sitio: 'https://sevilla.example/', entradas: event.ticketUrl },
  [files.calendar.places]: { primera: 'el centro', segunda: 'el parque' },
  [files.calendar.more]: { direccion: 'https://ejemplo.org/' },
  [files.calendar.alarm]: { lugar: venues.mall.inSentence },
  [files.calendar.item]: { titulo: 'Bienvenida' },
  [files.speakerPage.title]: { persona: 'Ana' },
  [files.speakerPage.description]: { cargo: 'Fundadora' },
  [files.speakerPage.link]: { persona: 'Ana' },
  [files.robots.subFolder]: { raiz: 'https://ejemplo.org/robots.txt' },
  [files.llms.whenText]: { zona: event.timeZone },
  [files.llms.whereText]: { primera: 'el centro', segunda: 'el parque' },
  [files.llms.ticketsText]: { direccion: event.ticketUrl },
  [files.previews.home]: { cuando: 'sábado.' },
  [files.previews.page]: { cuando: 'sábado.', titulo: 'El programa' },
  [files.previews.speaker]: { cuando: 'sábado.', persona: 'Ana', cargo: 'Fundadora' },
  [files.previews.event]: { cuando: 'sábado.', formato: '16:9' },
  [files.previews.when]: { fecha: longDate(event.start) },
}

const say = (text: string) => fill(text, { ...facts, ...factsOfTheCaller[text] })

type Text = { readonly where: string; readonly text: string }

function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`))
}

const modules = import.meta.glob<object>('../../../src/content/*.ts', { eager: true })

/** Every string of src/content; addresses of other sites are no prose. */
const allTexts = Object.entries(modules)
  .flatMap(([file, exports]) => textsIn(exports, file.replace(/^.*\//, '')))
  .filter(({ text }) => !/^https?:/.test(text))

const spanishTexts = allTexts.filter(({ text }) => text !== notFound.text)

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const sentencesIn = (text: string) => text.match(/[.?!](?=\s|$)/g)?.length ?? 0
const offenders = (texts: readonly Text[], wrong: (text: string) => boolean) =>
  texts.filter(({ text }) => wrong(text)).map(({ where, text }) => `${where}: ${text}`)

const count = (text: string, mark: string) => text.split(mark).length

describe('the constants of the specification', () => {
  it('put the start at 11:00 of Saturday 8 November 2025, Spanish time', () => {
    expect(event.start).toBe('2025-11-08T11:00:00+01:00')
    expect(longDate(event.start)).toBe('sábado 8 de noviembre de 2025')
    expect(event.timeZone).toBe('Europe/Madrid')
    expect(event.city).toBe('Sevilla')
  })

  it('end the day at 21:00', () => {
    expect(event.end).toBe('2025-11-08T21:00:00+01:00')
  })

  it('ask for a wristband if the bar is cheaper', () => {
    expect(copy.tickets.wristbandText).toMatch(/Sin ella no hay descuentos en barra/)
    expect(perks.find(({ title }) => title === 'Descuentos en barra')?.text).toContain('pulsera')
    const answer = questions.find(({ id }) => id === 'descuentos-barra')?.answer
    expect(answer).toContain('sin pulsera')
  })

  it('send visitors to the ticketing platform and to generic social sites by https', () => {
    for (const url of [event.ticketUrl, ...event.social.map((site) => site.url)]) {
      expect(new URL(url)).toMatchObject({ protocol: 'https:', pathname: '/', search: '' })
    }
    expect(event.social.length).toBeGreaterThanOrEqual(2)
  })
})

describe('the lists', () => {
  it('hold five speakers with name, role and a biography of 40 to 70 words', () => {
    const all = Object.entries(speakers)
    expect(all).toHaveLength(5)
    expect(new Set(all.map(([, { name }]) => name)).size).toBe(5)
    for (const [id, { role, bio }] of all) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(role).not.toBe('')
      expect(wordsIn(bio)).toBeGreaterThanOrEqual(40)
      expect(wordsIn(bio)).toBeLessThanOrEqual(70)
    }
  })

  it('hold the five reasons to come, in order', () => {
    expect(benefits.map(({ title }) => title)).toEqual([
      'Charlas con referentes',
      'Música en directo y DJ',
      'Electrolunch incluido',
      'Networking premium',
      'Market y gastro',
    ])
  })

  it('hold eight different perks and three different benefits for sponsors', () => {
    expect(new Set(perks.map(({ title }) => title)).size).toBe(8)
    expect(perks).toHaveLength(8)
    expect(new Set(sponsorBenefits.map(({ title }) => title)).size).toBe(3)
    expect(sponsorBenefits).toHaveLength(3)
  })
})

describe('the programme', () => {
  const { morning } = programme

  it('gives four speakers a talk of their own and the fifth the special one', () => {
    const four = morning.items[1].talks.map(({ speaker }) => speaker)
    const guest = morning.items[2].talks.map(({ speaker }) => speaker)
    expect(four).toHaveLength(4)
    expect(guest).toHaveLength(1)
    expect(new Set([...four, ...guest])).toEqual(new Set(Object.keys(speakers)))
    const talks = morning.items.flatMap((item) => ('talks' in item ? [...item.talks] : []))
    expect(new Set(talks.map(({ talk }) => talk)).size).toBe(5)
    expect(speakers[guest[0] ?? 'marta-leon'].bio).toContain('invitada especial')
  })
})

describe('the questions', () => {
  const topics = [
    ['Electrolunch included', /Electrolunch.*incluido/, /^Sí/],
    ['hours of the talks', /hora.*charlas/, /11:00.*14:30/],
    ['VIP access', /zona VIP/, /da acceso/],
    ['discounts at the bar', /descuentos en barra/, /pulsera/],
    ['market zone', /zona market/, /Puestos/],
    ['how to get there', /Cómo llego/, /Puerta del Azahar.*Parque de las Albercas/],
    ['buying at the door', /comprar.*en la puerta/, /aforo es limitado/],
    ['accessibility', /accesible/, /sin escalones/],
  ] as const

  it.each(topics.map((topic, index) => [...topic, index] as const))(
    'answer %s in its place',
    (_, question, answer, index) => {
      expect(questions[index]?.question).toMatch(question)
      expect(say(questions[index]?.answer ?? '')).toMatch(answer)
    },
  )

  it('are exactly eight, each with an address of its own', () => {
    expect(questions).toHaveLength(8)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(8)
    for (const { id } of questions) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(questions.map(({ id }) => id)).toContain('accesibilidad')
  })

  it('link only to what there is, and mail to an address', () => {
    const links = questions.flatMap(({ answer }) => takeApart(say(answer)))
    const named = links.filter((part) => typeof part !== 'string')
    expect(named.length).toBeGreaterThanOrEqual(7)
    const targets = [...Object.keys(pages), ...Object.keys(venues), 'mail', 'shop']
    for (const { target } of named) expect(targets).toContain(target)
    const mails = named.filter(({ target }) => target === 'mail')
    expect(new Set(mails.map(({ label }) => label))).toEqual(new Set([event.email]))
    for (const { answer } of questions) expect(withoutLinks(answer)).not.toMatch(/[[\]]/)
  })

  it.each(questions)('answer «$question» in two to four sentences', ({ answer }) => {
    expect(sentencesIn(say(answer))).toBeGreaterThanOrEqual(2)
    expect(sentencesIn(say(answer))).toBeLessThanOrEqual(4)
  })
})

describe('every text', () => {
  it('was read: no file of src/content is left out', () => {
    expect(Object.keys(modules).length).toBeGreaterThanOrEqual(13)
    expect(allTexts.length).toBeGreaterThan(250)
  })

  it('names only facts that exist', () => {
    for (const { text } of allTexts) expect(say(text)).not.toMatch(/[{}]/)
  })

  it('tells no price', () => {
    const price = /€|\$|\beuros?\b|\bEUR\b|\bprecio de\b|\d\s*(?:€|euros?)|gratis|gratuit|\bIVA\b/i
    expect(offenders(allTexts, (text) => price.test(say(text)))).toEqual([])
    const mentions = allTexts.filter(({ text }) => /precio|cuesta|tarifa/i.test(text))
    for (const { text } of mentions) expect(text).not.toMatch(/(precio|cuesta|tarifa)\D{0,20}\d/i)
  })

  it('uses addresses for mail that belong to nobody', () => {
    const mails = allTexts.flatMap(({ text }) => text.match(/[\w.+-]+@[\w.-]+\w/g) ?? [])
    expect(mails).toContain(event.email)
    for (const mail of mails) expect(mail).toMatch(/\.example$/)
  })

  it('opens its questions and exclamations', () => {
    expect(
      offenders(
        spanishTexts,
        (text) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
      ),
    ).toEqual([])
  })

  it('keeps to Spanish typography: «», …, single spaces, none before a comma', () => {
    expect(offenders(allTexts, (text) => /["“”]|(?<!\w)'|'(?!\w)|`/.test(text))).toEqual([])
    expect(offenders(allTexts, (text) => text.includes('...'))).toEqual([])
    expect(offenders(allTexts, (text) => /\s{2}|^\s|\s$|\s[,.;:?!]/.test(text))).toEqual([])
    expect(offenders(allTexts, (text) => /\d-\d/.test(text) && !text.startsWith('2025'))).toEqual(
      [],
    )
  })

  it('never contracts wrongly once its facts are in it', () => {
    expect(offenders(spanishTexts, (text) => /\b(de|a) el\b/.test(say(text)))).toEqual([])
  })

  it('counts its lists by facts, so that a sixth speaker makes no sentence lie', () => {
    const filled = [
      ...textsIn(pages, 'pages'),
      ...textsIn(copy, 'copy'),
      ...textsIn(benefits, 'benefits'),
      ...textsIn(questions, 'questions'),
      ...[morning, night].flatMap((part) => textsIn(part.intro, part.title)),
      ...morning.items.flatMap((item) => textsIn(item.description, item.title)),
    ]
    expect(filled.length).toBeGreaterThan(120)
    expect(offenders(filled, (text) => /\b(tres|cuatro|cinco|seis|ocho)\b/i.test(text))).toEqual([])
    expect(offenders(filled, (text) => /\d{1,2}:\d{2}/.test(text))).toEqual([])
  })

  it('says the date through a fact, so that it is written once', () => {
    const written = allTexts.filter(
      ({ text }) => text.includes(dayMonth(event.start)) || text.includes('2025-11-08'),
    )
    expect(written.map(({ where }) => where)).toEqual([
      'event.ts.event.start',
      'event.ts.event.end',
    ])
  })

  it('is warm: it says tú and not usted', () => {
    expect(offenders(spanishTexts, (text) => /\busted(es)?\b/i.test(text))).toEqual([])
  })
})

describe('the sample values', () => {
  it('name every invented value, so that npm run prelaunch finds it', () => {
    const listed = samples.map(({ value }) => value)
    expect(listed).toEqual(
      expect.arrayContaining([
        event.name,
        event.email,
        event.ticketUrl,
        ...event.social.map(({ url }) => url),
      ]),
    )
    for (const { name } of Object.values(speakers)) {
      expect(samples.map(({ field }) => field)).toContain(name)
    }
    for (const { name } of Object.values(venues)) {
      expect(listed.some((value) => value.includes(name))).toBe(true)
    }
    for (const { file } of samples) expect(Object.keys(modules).join()).toContain(`/${file}`)
  })

  it('come with every promise, what concerns safety and health first', () => {
    expect(promises.slice(0, 2).map(({ field }) => field)).toEqual([
      'electrolunch',
      'accesibilidad',
    ])
    const made = [
      ...questions.map(({ answer }) => answer),
      ...[...perks, ...benefits, ...sponsorBenefits].map(({ text }) => text),
      ...[...morning.items, ...night.items].map((item) => item.description),
      ...Object.values(speakers).map(({ bio }) => bio),
      copy.contact.form.success,
      copy.sponsorship.form.success,
    ]
    expect(promises.map(({ value }) => value)).toEqual(expect.arrayContaining(made))
    const names = promises.map(({ file, field }) => `${file} · ${field}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { file } of promises) expect(Object.keys(modules).join()).toContain(`/${file}`)
  })
})
