// Facts in texts ("{hora}"), the first sentences of a long text, and addresses that are made from texts.
import { expect, it } from 'vitest'
import { fill, firstSentences, slugOf } from '../../../../src/lib/texts.ts'

/** The value of `raro` looks like a pattern of `replace` ("$&") and like a fact in braces. */
const facts = { raro: '$& {hora}', hora: '01:30', lema: '¿Y tú?' }

it.each([
  // A value is not read as a pattern, and its braces are not filled in.
  ['{raro}: ven. {raro}', '$& {hora}: ven. $& {hora}'],
  // After a value that ends with "?" there is no full stop.
  ['Después: {lema}. A las {hora}.', 'Después: ¿Y tú? A la 01:30.'],
  // Spanish says "a la 01:30", in the singular.
  ['De las 23:00 a las\n{hora}. Las {hora}.', 'De las 23:00 a la\n01:30. La 01:30.'],
])('«%s» is filled in as «%s»', (text, filled) => {
  expect(fill(text, facts)).toBe(filled)
})

it('a fact that does not exist causes an error, which names the text and the fact', () => {
  expect(() => fill('Hasta el {dai}', { dia: '8' })).toThrow('«Hasta el {dai}» names {dai}')
})

/** 280 characters. Only a longer text may be split. */
const manyWords = 'a '.repeat(140)

const shortText = 'Empieza así, ¿no? ¡Y sigue! «Bien». 3.500 euros.'

it('a long text is split after the sentence that reaches 280 characters', () => {
  const firstPart = `${shortText} Luego ${manyWords}fin.`
  expect(firstSentences(`${firstPart} ¡Y más! Fin.`)).toEqual([firstPart, '¡Y más! Fin.'])
})

it('neither a short text nor a long text in one sentence is split', () => {
  const longSentence = `Sin fin ${manyWords}`
  expect(firstSentences(shortText)).toEqual([shortText, ''])
  expect(firstSentences(longSentence)).toEqual([longSentence, ''])
})

it.each([
  ['Invitada especial', 'invitada-especial'],
  ['Łukasz Sørensen y Straße', 'lukasz-sorensen-y-strasse'],
])('the address of «%s» is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
