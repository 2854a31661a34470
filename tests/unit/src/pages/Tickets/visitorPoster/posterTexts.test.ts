// The texts of a visitor poster, for names of all kinds.
import { expect, it } from 'vitest'
import { charactersFor } from '../../../../../../scripts/build/fonts/fonts.ts'
import {
  posterTexts,
  inFontCharacters,
} from '../../../../../../src/pages/Tickets/visitorPoster/posterTexts.ts'
import { testEvent, facts } from '../../../../../support/evento.ts'

/** Names as visitors type them, each with the initial and the first line of its poster. */
const examples = [
  ['Íñigo'.normalize('NFD'), 'Í', 'Íñigo va.'],
  ['  María   José ', 'M', 'María José va.'],
  ["O'Connor", 'O', "O'Connor va."],
  ['Łukasz', 'L', 'Lukasz va.'],
  ['ßeta', 'S', 'Sseta va.'],
  // "Sofia" with the ligature "ﬁ".
  ['So\ufb01a', 'S', 'Sofia va.'],
  ['王 Ana 🎉', 'A', 'Ana va.'],
  ['María del Carmen Fernández', 'M', 'María del Carmen va.'],
  ['王小明', facts.diaNumero, 'Yo voy.'],
] as const

it.each(examples)(
  '«%s» gives a poster with the initial %s and the line %s',
  (name, initial, line) => {
    expect(posterTexts({ name, when: 'before' })).toMatchObject({
      initial,
      lines: [line, '¿Y tú?'],
    })
  },
)

it('after the event the poster says that the visitor was there', () => {
  expect(posterTexts({ name: 'Ana', when: 'after' }).lines).toEqual(['Ana estuvo.', '¿Y tú?'])
})

const fontCharacters = charactersFor(testEvent)

/** Names with many accents or punctuation characters, and an empty name. */
const oddNames = ['Ångström Õyarzábal Nguyễn', 'Jörg, «Q» (gjpqy)', 'A &<"', '']

it.each([...examples.map(([name]) => name), ...oddNames])(
  '«%s» is written in characters that the font has, and in the same ones whether it is typed in NFC or in NFD',
  (name) => {
    const written = inFontCharacters(name)
    const missing = [...written].filter((character) => !fontCharacters.includes(character))
    expect(missing).toEqual([])
    const fromNfc = inFontCharacters(name.normalize('NFC'))
    const fromNfd = inFontCharacters(name.normalize('NFD'))
    expect(fromNfd).toBe(fromNfc)
  },
)
