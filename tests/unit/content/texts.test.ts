// The rules for the Spanish of the specification's event, and what its texts may name.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { siteContent } from '../../../scripts/content/site-content.ts'
import { contentFiles } from '../../../src/content/schema.ts'
import { slots } from '../../../src/content/schema/words.ts'
import { dayMonth } from '../../../src/lib/dates.ts'
import {
  event,
  facts,
  notFound,
  specification,
  specificationFolder,
  speakers,
  venues,
} from '../../support/specification.ts'

type Text = { readonly where: string; readonly text: string }

function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`))
}

const isProse = ({ text }: Text) => !/^https?:/.test(text)

/** Every text as it was written, its facts in braces, without what the files say about themselves. */
const written = Object.keys(contentFiles)
  .flatMap((name) => {
    const source = readFileSync(path.join(specificationFolder, `${name}.yaml`), 'utf8')
    const { samples: _, promises: __, ...fields } = parse(source) as Record<string, unknown>
    return textsIn(fields, name)
  })
  .filter(isProse)

const saidBy = ({ facts: _, state: __, ...content }: typeof siteContent) =>
  Object.entries(content)
    .flatMap(([name, value]) => textsIn(value, name))
    .filter(isProse)

/** Every text as pages and files say it. */
const said = saidBy(specification)

const spanish = said.filter(({ text }) => text !== notFound.text)

const offenders = (texts: readonly Text[], wrong: (text: string) => boolean) =>
  texts.filter(({ text }) => wrong(text)).map(({ where, text }) => `${where}: ${text}`)

const count = (text: string, mark: string) => text.split(mark).length

describe('every text', () => {
  it('was read', () => {
    expect(Object.keys(contentFiles)).toHaveLength(14)
    expect(written.length).toBeGreaterThan(250)
    expect(said.length).toBeGreaterThan(250)
  })

  it.each([
    ['the specification', said],
    ['the content that is delivered', saidBy(siteContent)],
  ])('of %s leaves nothing open but what its place of use knows', (_, texts) => {
    const open = texts.flatMap(({ where, text }) =>
      [...text.matchAll(/\{([^}]*)\}/g)]
        .filter(([, name = '']) => !slots[where]?.includes(name))
        .map(([brace]) => `${where}: ${brace}`),
    )
    expect(open).toEqual([])
  })

  it('that may name what its place of use knows is there', () => {
    const places = new Set(written.map(({ where }) => where))
    const missing = Object.keys(slots).filter(
      (where) => !places.has(where) && !places.has(`${where}.other`),
    )
    expect(missing).toEqual([])
  })

  it('tells no price', () => {
    const price = /€|\$|\beuros?\b|\bEUR\b|\bprecio de\b|\d\s*(?:€|euros?)|gratis|gratuit|\bIVA\b/i
    expect(offenders(said, (text) => price.test(text))).toEqual([])
    const mentions = said.filter(({ text }) => /precio|cuesta|tarifa/i.test(text))
    for (const { text } of mentions) expect(text).not.toMatch(/(precio|cuesta|tarifa)\D{0,20}\d/i)
  })

  it('uses addresses for mail that belong to nobody', () => {
    const mails = said.flatMap(({ text }) => text.match(/[\w.+-]+@[\w.-]+\w/g) ?? [])
    expect(mails).toContain(event.email)
    for (const mail of mails) expect(mail).toMatch(/\.example$/)
  })

  it('opens its questions and exclamations', () => {
    expect(
      offenders(
        spanish,
        (text) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
      ),
    ).toEqual([])
  })

  it('keeps to Spanish typography: «», …, single spaces, none before a comma', () => {
    expect(offenders(said, (text) => /["“”]|(?<!\w)'|'(?!\w)|`/.test(text))).toEqual([])
    expect(offenders(said, (text) => text.includes('...'))).toEqual([])
    // What joins two texts begins or ends with a space.
    const whole = said.filter(({ where }) => !/\.(?:then|whereThen)$/.test(where))
    expect(offenders(whole, (text) => /\s{2}|^\s|\s$|\s[,.;:?!]/.test(text))).toEqual([])
    expect(offenders(said, (text) => /\d-\d/.test(text) && !text.startsWith('2025'))).toEqual([])
  })

  it('never contracts wrongly once its facts are in it', () => {
    expect(offenders(spanish, (text) => /\b(de|a) el\b/.test(text))).toEqual([])
  })

  it('counts its lists by facts, so that a sixth speaker makes no sentence lie', () => {
    const counted = written.filter(
      ({ where }) =>
        /^(?:pages|copy|files|benefits|faq|perks)\b/.test(where) ||
        /^programme\..*\.(?:intro|description)$/.test(where),
    )
    expect(counted.length).toBeGreaterThan(200)
    const number = /(?<!\ba )\b(?:dos|tres|cuatro|cinco|seis|siete|ocho)\b/i
    expect(offenders(counted, (text) => number.test(text))).toEqual([])
    expect(offenders(counted, (text) => /\d{1,2}:\d{2}/.test(text))).toEqual([])
  })

  it('names dates, venues and people by facts, each written once', () => {
    const timeless = /^(?:speakers|editions|sponsorship)\b/
    const prose = written.filter(({ where }) => !timeless.test(where))
    const named = [
      facts.mes,
      facts.diaSemana,
      dayMonth(event.start),
      event.name,
      event.ticketPlatform,
      ...Object.values(venues).flatMap(({ name, street }) => [name, street]),
      ...Object.values(speakers).map(({ name }) => name),
    ]
    const typed = prose.filter(({ text }) =>
      named.some((name) => text.toLowerCase().includes(name.toLowerCase())),
    )
    expect(typed.map(({ where }) => where)).toEqual([
      'event.name',
      'event.ticketPlatform',
      'venues.venues.mall.name',
      'venues.venues.mall.street',
      'venues.venues.park.name',
      'venues.venues.park.street',
    ])
    const days = written.filter(({ text }) => text.includes(facts.fechaIso))
    expect(days.map(({ where }) => where)).toEqual(['event.start', 'event.end'])
  })

  it('is warm: it says tú and not usted', () => {
    expect(offenders(spanish, (text) => /\busted(es)?\b/i.test(text))).toEqual([])
  })
})
