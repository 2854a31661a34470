import { language } from '../../../lib/locale.ts'
import { capitalise } from '../../../lib/texts.ts'

/**
 * Letters without a base letter of their own, as passports write them (ICAO 9303-3, section 6). A capital is written as
 * its small letter.
 */
const passport: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ə: 'e',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ø: 'o',
  þ: 'th',
  ŧ: 't',
}

/**
 * A name in the letters that a font has: "Šárka" → "Sárka", "王 Ana 🎉" → "Ana". What has no such letter is left out,
 * because another font would draw it, or a box.
 */
export function writable(name: string, letters: string): string {
  const has = (letter: string) => letters.includes(letter)
  const written = [...name.normalize('NFC')].map((letter) => {
    if (has(letter)) return letter
    if (/\s/.test(letter)) return ' '
    const capital = capitalise(passport[letter.toLowerCase()] ?? '')
    return [...(passport[letter] ?? (capital || letter.normalize('NFKD')))].filter(has).join('')
  })
  return written.join('').replace(/\s+/g, ' ').trim()
}

/** The capital of a name's first letter or figure: "O'Connor" → "O". Undefined if it has none. */
export function initial(name: string, letters: string): string | undefined {
  const [first] = /[\p{L}\p{N}]/u.exec(name) ?? []
  return first && ([...writable(first.toLocaleUpperCase(language), letters)][0] ?? first)
}
