import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { fontCharacters, shownAddress } from 'content/values.ts'
import { absoluteUrl } from '../../../lib/address.ts'
import { language } from '../../../lib/locale.ts'
import { capitalise, fill, passportLetters } from '../../../lib/texts.ts'
import type { PosterSize } from '../../../azulejo/visitorPoster.ts'
import { site } from '../../../site/site.ts'

/** A visitor's request for a poster. */
export type PosterRequest = {
  /** The name as it was typed. */
  readonly name: string
  readonly size: PosterSize
  /** Decides the first line: "Rocío va." before the event, or "Rocío estuvo." after it. */
  readonly when: 'before' | 'after'
}

/** The site's address, which is shared with a poster. */
export const siteAddress = absoluteUrl('/', site)

/** The texts at the foot of each poster. */
const foot = {
  day: facts.diaNumero,
  month: facts.mes,
  city: facts.ciudad,
  event: facts.evento,
  address: shownAddress,
}

/**
 * The texts of the poster for a name. If the font has no letter or digit of the name, they are the texts of the event's own
 * poster, which has the day's number instead of an initial.
 */
export function posterTexts({ name, when }: Pick<PosterRequest, 'name' | 'when'>) {
  const { question } = copy.visitorPoster
  const sentences = copy.visitorPoster[when]
  const written = firstWords(capitalise(inFontCharacters(name)))
  const initial = initialOf(written)
  const line = initial ? fill(sentences.saying, { persona: written }) : sentences.nameless
  return {
    /** The name in characters of the font; empty on the event's own poster. */
    name: initial ? written : '',
    seed: initial ? written.toLocaleLowerCase(language) : '',
    initial: initial ?? foot.day,
    /** "Rocío va." and "¿Y tú?" */
    lines: [line, question],
    foot,
  } as const
}

/** The largest length of a name with several words. */
const longestName = 24

/**
 * The first words of a name, up to `longestName` characters: "María del Carmen Fernández" → "María del Carmen". A first word
 * that is longer is not cut.
 */
function firstWords(name: string): string {
  const [firstWord = '', ...otherWords] = name.split(' ')
  let shortened = firstWord
  for (const word of otherWords) {
    const withWord = `${shortened} ${word}`
    if (withWord.length > longestName) break
    shortened = withWord
  }
  return shortened
}

const fontHas = (character: string) => fontCharacters.includes(character)

/**
 * Writes a name in characters of the font: "Šárka" → "Sárka", "王 Ana 🎉" → "Ana". Other characters are left out, because the
 * browser would show them in another font or as boxes.
 */
export function inFontCharacters(name: string): string {
  const characters = [...name.normalize('NFC')].map((character) => {
    if (fontHas(character)) return character
    if (/\s/.test(character)) return ' '
    return [...inPlainLetters(character)].filter(fontHas).join('')
  })
  return characters.join('').replace(/\s+/g, ' ').trim()
}

/**
 * Writes a letter in plain letters, as passports do: "ł" → "l", "Æ" → "Ae". For letters that passports do not replace, it only
 * separates the accents from the letter: "Š" → "Sˇ".
 */
function inPlainLetters(letter: string): string {
  const plainLetters = passportLetters[letter.toLowerCase()]
  if (plainLetters === undefined) return letter.normalize('NFKD')
  // The table has only lower-case letters.
  const isLowerCase = letter in passportLetters
  return isLowerCase ? plainLetters : capitalise(plainLetters)
}

/** The first letter or digit of a name, as a capital: "o'Connor" → "O". Undefined if it has neither. */
const initialOf = (name: string): string | undefined =>
  /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase(language)
