// Spanish grammar and line breaks.
import { expect, it } from 'vitest'
import {
  keepShortWords,
  keepTogether,
  kindsOfStreet,
  listed,
  numeral,
} from '../../../../src/lib/locale.ts'
import { uncapitalise } from '../../../../src/lib/texts.ts'

it.each([
  ['Ronda de los Tejares', 'ronda de los Tejares'],
  ['IFEMA', 'IFEMA'],
  ['Gran Vía', 'Gran Vía'],
  ['Callejas', 'Callejas'],
])(
  'within a sentence only the kind of a street loses its capital: %s → %s',
  (street, inSentence) => {
    expect(street.replace(kindsOfStreet, uncapitalise)).toBe(inSentence)
  },
)

it('a count in a sentence is a word up to fifteen, and digits from sixteen on', () => {
  const numerals = [0, 1, 2, 12, 15, 16, 60].map((count) => numeral(count))
  expect(numerals).toEqual(['cero', 'un', 'dos', 'doce', 'quince', '16', '60'])
})

it('one is "un" before a masculine noun and "una" before a feminine noun', () => {
  expect([numeral(1), numeral(1, 'feminine'), numeral(2, 'feminine')]).toEqual(['un', 'una', 'dos'])
})

it('a list has commas between its items, and "y" or "e" before the last one', () => {
  const shortLists = ['', 'charlas', 'charlas y música', 'charlas, música y comida', 'Eva y Nora']
  // Spanish says "e" instead of "y" before the sound "i".
  const listsWithE = [
    'padres e hijos',
    'Jerez e Íllora',
    'charlas, idiomas e ideas',
    'Ana e Íñigo',
    'Taller e IA para todos',
    'Robótica e IoT',
    'Charla e «Innovar»',
    'Datos e IA',
  ]
  // "hie", "ye" and "Ia" do not begin with this sound.
  const listsWithY = ['agua y hielo', 'cal y yeso', 'Sol y ¡Hielo!', 'Ana, Luis y Iago']
  // Each list is divided into its items, which are then joined again.
  for (const text of [...shortLists, ...listsWithE, ...listsWithY]) {
    const items = text.split(/, | [ye] /).filter(Boolean)
    expect(listed(items)).toBe(text)
  }
})

it('a date stays on one line, and so do an hour and its words, a postal code and a town of at most seven letters', () => {
  expect(keepTogether('El 8 de noviembre, en 41018 Sevilla')).toBe(
    'El 8\u00a0de\u00a0noviembre, en 41018\u00a0Sevilla',
  )
  expect(keepTogether('50003 Zaragoza')).toBe('50003 Zaragoza')
  expect(keepTogether('Después, a las {hora}; desde las 11:30, las charlas')).toBe(
    'Después, a\u00a0las\u00a0{hora}; desde las\u00a011:30, las charlas',
  )
  expect(keepTogether('hasta la 01:30, las 20 charlas')).toBe('hasta la\u00a001:30, las 20 charlas')
})

it.each([
  ['Feria de Empresas de Sevilla', 'Feria de\u00a0Empresas de\u00a0Sevilla'],
  ['Casa de la Prada', 'Casa de\u00a0la\u00a0Prada'],
  // Both words together are wider than a line of large type.
  ['Jornada de Emprendedores', 'Jornada de Emprendedores'],
  // The short word is the first one.
  ['En casa', 'En casa'],
])(
  '«%s»: a short word within a text stays on the line of the next word, if both have room',
  (text, kept) => {
    expect(keepShortWords(text)).toBe(kept)
  },
)
