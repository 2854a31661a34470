// Rules for the Spanish of the specification's event, and for the facts that its texts name.
import { expect, it } from 'vitest'
import { textsIn } from '../../../../scripts/read/mapTexts.ts'
import { fieldName } from '../../../../scripts/read/yamlFile.ts'
import { facts, notFound, specification } from '../../../support/specification.ts'
import { specificationSource } from '../../../support/altered-event.ts'

const textsOf = (value: object) =>
  textsIn(value)
    .map(({ at, text }) => ({ where: fieldName(at), text }))
    .filter(({ text }) => !/^https?:/.test(text))

/** Every text twice: as written, with facts in braces, and as pages and files show it. */
const written = textsOf(specificationSource())
const { facts: _, state: __, ...content } = specification
const shown = textsOf(content)
const spanish = shown.filter(({ text }) => text !== notFound.text)

const offenders = (texts: typeof shown, wrong: (text: string) => boolean) =>
  texts.filter(({ text }) => wrong(text)).map(({ where, text }) => `${where}: ${text}`)

const count = (text: string, mark: string) => text.split(mark).length
const isHalf = (text: string) =>
  count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!')
const isDated = (text: string) => text.includes(facts.mes) || text.includes(facts.diaSemana)

it.each([
  ['keeps to « » and …', shown, /["“”]|(?<!\w)'|'(?!\w)|`|\.\.\./],
  ['says tú and not usted', spanish, /\busted(es)?\b/i],
  ['opens its questions and exclamations', spanish, { test: isHalf }],
  ['has mail addresses that belong to nobody', shown, /@[\w.-]*\w(?<!\.example)(?!\w|\.\w)/],
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
