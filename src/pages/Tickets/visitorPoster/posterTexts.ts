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
  /** Whether the poster's line is the one for before the event ("Rocío va.") or for after it ("Rocío estuvo."). */
  readonly when: 'before' | 'after'
}

/** The site's address, which is shared with a poster. */
export const siteAddress = absoluteUrl('/', site)

const foot = {
  day: facts.diaNumero,
  month: facts.mes,
  city: facts.ciudad,
  event: facts.evento,
  address: shownAddress,
}

/**
 * The texts of the poster for a name. If the name is empty, or has no letter and no digit that the font can write, they are the
 * texts of the event's own poster, with the day's number in place of the initial.
 */
export function posterTexts({ name, when }: Pick<PosterRequest, 'name' | 'when'>) {
  const { question } = copy.visitorPoster
  const sentences = copy.visitorPoster[when]
  const written = firstWords(capitalise(writable(name)))
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

/** Most characters of a name on a poster. */
const longestName = 24

/**
 * The first words of a name that have room: "María del Carmen Fernández" → "María del Carmen". The first word stays whole, also
 * if it is too long.
 */
function firstWords(name: string): string {
  const [first = '', ...others] = name.split(' ')
  let kept = first
  for (const word of others) {
    if (`${kept} ${word}`.length > longestName) break
    kept += ` ${word}`
  }
  return kept
}

const fontHas = (character: string) => fontCharacters.includes(character)

/**
 * A name in characters that the font has: "Šárka" → "Sárka", "王 Ana 🎉" → "Ana". Other characters are left out, because
 * another font or a box would stand for them.
 */
export function writable(name: string): string {
  const characters = [...name.normalize('NFC')].map((character) => {
    if (fontHas(character)) return character
    if (/\s/.test(character)) return ' '
    return [...inPlainLetters(character)].filter(fontHas).join('')
  })
  return characters.join('').replace(/\s+/g, ' ').trim()
}

/** A letter as passports write it: "ł" → "l", "Æ" → "Ae". Any other letter, and then its accents: "Š" → "Sˇ". */
function inPlainLetters(letter: string): string {
  const plainLetters = passportLetters[letter.toLowerCase()]
  if (plainLetters === undefined) return letter.normalize('NFKD')
  const isLowerCase = letter in passportLetters
  return isLowerCase ? plainLetters : capitalise(plainLetters)
}

/** The capital of a name's first letter or digit: "O'Connor" → "O". Undefined if it has none. */
const initialOf = (name: string): string | undefined =>
  /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase(language)
