// Texts with facts ("{hora}"), the first part of a long text, and addresses that are made of texts.
import { expect, it } from 'vitest'
import { fill, firstSentences, slugOf } from '../../../../src/lib/texts.ts'

/** The value of `raro` looks like a pattern of `replace` and like a fact. */
const facts = { raro: '$& {hora}', hora: '01:30', lema: '¿Y tú?' }

it.each([
  // A value is neither read as a pattern nor filled in itself.
  ['{raro}: ven. {raro}', '$& {hora}: ven. $& {hora}'],
  // After a value that ends with "?" there is no full stop.
  ['Después: {lema}. A las {hora}.', 'Después: ¿Y tú? A la 01:30.'],
  // Spanish says "a la 01:30", in the singular.
  ['De las 23:00 a las\n{hora}. Las {hora}.', 'De las 23:00 a la\n01:30. La 01:30.'],
])('«%s» is filled in as «%s»', (text, filled) => {
  expect(fill(text, facts)).toBe(filled)
})

it('a fact that does not exist is an error that names the text and the fact', () => {
  expect(() => fill('Hasta el {dai}', { dia: '8' })).toThrow('«Hasta el {dai}» names {dai}')
})

/** 280 characters. A text of this length is still shown whole. */
const manyWords = 'a '.repeat(140)

const shortText = 'Empieza así, ¿no? ¡Y sigue! «Bien». 3.500 euros.'

it('a long text is split after the sentence that reaches 280 characters', () => {
  const firstPart = `${shortText} Luego ${manyWords}fin.`
  expect(firstSentences(`${firstPart} ¡Y más! Fin.`)).toEqual([firstPart, '¡Y más! Fin.'])
})

it('a short text, and a long text in one sentence, are not split', () => {
  expect(firstSentences(shortText)).toEqual([shortText, ''])
  expect(firstSentences(`Sin fin ${manyWords}`)).toEqual([`Sin fin ${manyWords}`, ''])
})

it.each([
  ['Invitada especial', 'invitada-especial'],
  ['Łukasz Sørensen y Straße', 'lukasz-sorensen-y-strasse'],
])('the address of «%s» is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
