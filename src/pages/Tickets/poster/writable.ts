/** Letters without a base letter of their own, as passports write them (ICAO 9303-3, section 6). */
const passport: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  Æ: 'Ae',
  æ: 'ae',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ə: 'E',
  ə: 'e',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ŋ: 'N',
  ŋ: 'n',
  Œ: 'Oe',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Þ: 'Th',
  þ: 'th',
  Ŧ: 'T',
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
    return [...(passport[letter] ?? letter.normalize('NFKD'))].filter(has).join('')
  })
  return written.join('').replace(/\s+/g, ' ').trim()
}

/** The capital of a name's first letter or figure: "O'Connor" → "O". Undefined if it has none. */
export function initial(name: string, letters: string): string | undefined {
  const [first] = /[\p{L}\p{N}]/u.exec(name) ?? []
  return first && ([...writable(first.toLocaleUpperCase('es'), letters)][0] ?? first)
}
