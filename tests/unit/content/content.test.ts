// What the specification's event says: spec 1, 2, 3, 7, 8 and 9, line by line.
import { describe, expect, it } from 'vitest'
import { longDate } from '../../../src/lib/dates.ts'
import { takeApart, withoutLinks } from '../../../src/lib/links.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import {
  benefits,
  copy,
  event,
  morning,
  pages,
  perks,
  questions,
  speakers,
  specification,
  sponsorBenefits,
  venues,
} from '../../support/specification.ts'

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const sentencesIn = (text: string) => text.match(/[.?!](?=\s|$)/g)?.length ?? 0

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
  it('gives four speakers a talk of their own and the fifth the special one', () => {
    const [, keynotes, special] = morning.items
    const idsOf = (item = keynotes) => (item?.talks ?? []).map(({ speaker }) => speaker)
    const [four, guest] = [idsOf(keynotes), idsOf(special)]
    expect(four).toHaveLength(4)
    expect(guest).toHaveLength(1)
    expect(new Set([...four, ...guest])).toEqual(new Set(Object.keys(speakers)))
    const talks = morning.items.flatMap((item) => item.talks ?? [])
    expect(new Set(talks.map(({ talk }) => talk)).size).toBe(5)
    expect(lookUp(specification.speakers, guest[0] ?? '').bio).toContain('invitada especial')
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
      expect(questions[index]?.answer).toMatch(answer)
    },
  )

  it('are exactly eight, each with an address of its own', () => {
    expect(questions).toHaveLength(8)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(8)
    for (const { id } of questions) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(questions.map(({ id }) => id)).toContain('accesibilidad')
  })

  it('link only to what there is, and mail to an address', () => {
    const links = questions.flatMap(({ answer }) => takeApart(answer))
    const named = links.filter((part) => typeof part !== 'string')
    expect(named.length).toBeGreaterThanOrEqual(7)
    const targets = [...Object.keys(pages), ...Object.keys(venues), 'mail', 'shop']
    for (const { target } of named) expect(targets).toContain(target)
    const mails = named.filter(({ target }) => target === 'mail')
    expect(new Set(mails.map(({ label }) => label))).toEqual(new Set([event.email]))
    for (const { answer } of questions) expect(withoutLinks(answer)).not.toMatch(/[[\]]/)
  })

  it.each(questions)('answer «$question» in two to four sentences', ({ answer }) => {
    expect(sentencesIn(answer)).toBeGreaterThanOrEqual(2)
    expect(sentencesIn(answer)).toBeLessThanOrEqual(4)
  })
})
