import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { fontCharacters, shownAddress } from 'content/values.ts'
import { absoluteUrl } from '../../../lib/address.ts'
import { language } from '../../../lib/locale.ts'
import { capitalise, fill, passportLetters } from '../../../lib/texts.ts'
import type { PosterSize } from '../../../azulejo/visitorPoster.ts'
import { site } from '../../../site/site.ts'

/** The poster that a visitor asks for. */
export type PosterRequest = {
  /** The name as it was typed. */
  readonly name: string
  readonly size: PosterSize
  /** Which line the poster has: the one for before the event ("Rocío va."), or the one for after it ("Rocío estuvo."). */
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
 * The texts of the poster for a name. A name without a letter or digit that the font can write gets the event's own poster.
 * That has the day's number in place of the initial.
 */
export function posterTexts({ name, when }: Pick<PosterRequest, 'name' | 'when'>) {
  const { question } = copy.visitorPoster
  const sentences = copy.visitorPoster[when]
  const written = firstWords(capitalise(inFontCharacters(name)))
  const initial = initialOf(written)
  const line = initial ? fill(sentences.saying, { persona: written }) : sentences.nameless
  return {
    /** The name as the font can write it; empty on the event's own poster. */
    name: initial ? written : '',
    seed: initial ? written.toLocaleLowerCase(language) : '',
    initial: initial ?? foot.day,
    /** "Rocío va." and "¿Y tú?" */
    lines: [line, question],
    foot,
  } as const
}

/** The most characters of a name of several words. */
const longestName = 24

/**
 * The first words of a name, as far as `longestName` allows: "María del Carmen Fernández" → "María del Carmen". The first word
 * stays, also if it is longer.
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
 * A name in characters that the font has: "Šárka" → "Sárka", "王 Ana 🎉" → "Ana". Other characters are left out, because the
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
 * A letter in plain letters, as passports write it: "ł" → "l", "Æ" → "Ae". From any other letter the accents are separated, as
 * characters of their own: "Š" → "Sˇ".
 */
function inPlainLetters(letter: string): string {
  const plainLetters = passportLetters[letter.toLowerCase()]
  if (plainLetters === undefined) return letter.normalize('NFKD')
  // The keys of the table are lower-case letters.
  const isLowerCase = letter in passportLetters
  return isLowerCase ? plainLetters : capitalise(plainLetters)
}

/** The first letter or digit of a name, as a capital: "o'Connor" → "O". Undefined if it has neither. */
const initialOf = (name: string): string | undefined =>
  /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase(language)
