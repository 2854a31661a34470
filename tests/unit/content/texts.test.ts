// Rules for the Spanish of the specification's event, and for the facts that its texts name.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { textsIn } from '../../../src/event/reading/mapTexts.ts'
import { fieldName } from '../../../src/event/reading/yamlFile.ts'
import { slots } from '../../../src/content/schema/texts.ts'
import { facts, notFound, specification } from '../../support/specification.ts'
import { specificationSource } from '../../support/altered-event.ts'

const textsOf = (value: object) =>
  textsIn(value)
    .map(({ at, text }) => ({ where: fieldName(at), text }))
    .filter(({ text }) => !/^https?:/.test(text))

/** Every text twice: as written, with facts in braces, and as pages and files show it. */
const written = textsOf(specificationSource())
const { facts: _, state: __, ...content } = specification
const said = textsOf(content)
const spanish = said.filter(({ text }) => text !== notFound.text)

const offenders = (texts: typeof said, wrong: (text: string) => boolean) =>
  texts.filter(({ text }) => wrong(text)).map(({ where, text }) => `${where}: ${text}`)

const count = (text: string, mark: string) => text.split(mark).length
const isHalf = (text: string) =>
  count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')
const isDated = (text: string) => text.includes(facts.mes) || text.includes(facts.diaSemana)

it('has no unfilled braces except its local placeholders', () => {
  expect(said.length).toBeGreaterThan(250)
  const open = said.flatMap(({ where, text }) =>
    [...text.matchAll(/\{([^}]*)\}/g)]
      .filter(([, name = '']) => !slots[where]?.includes(name))
      .map(([brace]) => `${where}: ${brace}`),
  )
  expect(open).toEqual([])
  const places = new Set(written.map(({ where }) => where))
  expect(Object.keys(slots).filter((where) => !places.has(where))).toEqual([])
})

it.each([
  ['tells no price', said, /€|\$|\beuros?\b|\bEUR\b|\d\s*(?:€|euros?)|gratis|gratuit|\bIVA\b/i],
  ['keeps to « » and …', said, /["“”]|(?<!\w)'|'(?!\w)|`|\.\.\./],
  ['never contracts wrongly', spanish, /\b(de|a) el\b/],
  ['says tú and not usted', spanish, /\busted(es)?\b/i],
  ['opens its questions and exclamations', spanish, { test: isHalf }],
  ['has mail addresses that belong to nobody', said, /@[\w.-]*\w(?<!\.example)(?!\w|\.\w)/],
])('%s', (_name, texts, wrong) => {
  expect(offenders(texts, (text) => wrong.test(text))).toEqual([])
})

it('names counts, hours and dates by facts, so that a sixth speaker makes no sentence wrong', () => {
  const counted = written.filter(
    ({ where }) =>
      /^(?:pages|copy|files|benefits|faq|perks)\b/.test(where) ||
      /^programme\..*\.(?:intro|description)$/.test(where),
  )
  expect(counted.length).toBeGreaterThan(200)
  const number = /(?<!\ba )\b(?:dos|tres|cuatro|cinco|seis|siete|ocho)\b|\d{1,2}:\d{2}/i
  expect(offenders(counted, (text) => number.test(text))).toEqual([])
  expect(offenders(counted, isDated)).toEqual([])
})

it('has no text that no page or file names', () => {
  const sources = readSources()
  const leaves = ['copy', 'states', 'files'].flatMap((file) =>
    textsIn(specificationSource()[file as 'copy']).map(({ at }) => String(at.at(-1))),
  )
  expect(leaves.length).toBeGreaterThan(150)
  // Code may name some without "Text": "refusedText" by "refused".
  const isNamed = (name: string) =>
    [name, name.replace(/Text$/, '')].some((one) => new RegExp(`\\b${one}\\b`).test(sources))
  expect([...new Set(leaves)].filter((name) => !isNamed(name))).toEqual([])
})

/** All code that may name a text: src and scripts, without the schemas. */
function readSources(): string {
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('schema'))
      .map((file) => path.join(folder, file)),
  )
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}
