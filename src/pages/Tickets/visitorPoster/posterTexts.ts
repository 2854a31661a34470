import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { letters, shownAddress } from 'content/values.ts'
import { absoluteUrl } from '../../../lib/address.ts'
import { language } from '../../../lib/locale.ts'
import { capitalise, fill, passportLetters } from '../../../lib/texts.ts'
import type { PosterSize } from '../../../azulejo/visitorPoster.ts'
import { site } from '../../../site/site.ts'

/** A visitor's request. */
export type Wish = {
  readonly name: string
  readonly size: PosterSize
  readonly when: 'before' | 'after'
}

/** The address on a shared poster. */
export const siteAddress = absoluteUrl('/', site)

const foot = {
  day: facts.diaNumero,
  month: facts.mes,
  city: facts.ciudad,
  event: facts.evento,
  address: shownAddress,
}

/** The texts of a name's poster. If the font can write no letter of the name, it is the event's own poster, with its day. */
export function posterTexts({ name, when }: Pick<Wish, 'name' | 'when'>) {
  const { [when]: sentences, question } = copy.visitorPoster
  const written = wholeWords(capitalise(writable(name)))
  const letter = initial(written)
  return {
    /** As the font can write it; empty on the poster of the event itself. */
    name: letter ? written : '',
    seed: letter ? written.toLocaleLowerCase(language) : '',
    letter: letter ?? foot.day,
    /** "Rocío va." and "¿Y tú?" */
    lines: [letter ? fill(sentences.saying, { persona: written }) : sentences.nameless, question],
    foot,
  } as const
}

/** Most letters of a name on a poster. */
const mostLetters = 24

/** The first words of a name that have room: "María del Carmen Fernández" → "María del Carmen". One long word stays whole. */
function wholeWords(name: string): string {
  const [first = '', ...others] = name.split(' ')
  let written = first
  for (const word of others) {
    if (`${written} ${word}`.length > mostLetters) break
    written += ` ${word}`
  }
  return written
}

/** Whether the font has a letter. */
const has = (letter: string) => letters.includes(letter)

/**
 * A name in the letters that the font has: "Šárka" → "Sárka", "王 Ana 🎉" → "Ana". What has no such letter is left out,
 * because another font would draw it, or a box.
 */
export function writable(name: string): string {
  const written = [...name.normalize('NFC')].map((letter) => {
    if (has(letter)) return letter
    if (/\s/.test(letter)) return ' '
    const capital = capitalise(passportLetters[letter.toLowerCase()] ?? '')
    return [...(passportLetters[letter] ?? (capital || letter.normalize('NFKD')))]
      .filter(has)
      .join('')
  })
  return written.join('').replace(/\s+/g, ' ').trim()
}

/** The capital of a name's first letter or figure: "O'Connor" → "O". Undefined if it has none. */
const initial = (name: string): string | undefined =>
  /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase(language)
