import { copy, facts, letters, shownAddress } from 'content:values'
import { absoluteUrl } from '../../../lib/address.ts'
import { capitalise, fill } from '../../../lib/texts.ts'
import { site } from '../../../site/site.ts'
import { initial, writable } from './writable.ts'

/** For feeds, and for stories. */
export type PosterSize = 'feed' | 'story'

/** What a visitor asks for. */
export type Wish = {
  readonly name: string
  readonly size: PosterSize
  readonly when: 'before' | 'after'
}

/** What a poster says. */
export type Words = ReturnType<typeof wordsFor>

/** Where a poster leads to. */
export const siteAddress = absoluteUrl('/', site)

const foot = {
  day: facts.diaNumero,
  month: facts.mes,
  city: facts.ciudad,
  event: facts.evento,
  address: shownAddress,
}

/** What a poster says to a name. Without a letter that the font has, it is the event's own poster, with its day. */
export function wordsFor({ name, when }: Pick<Wish, 'name' | 'when'>) {
  const { [when]: sentences, question } = copy.visitorPoster
  const written = capitalise(writable(name, letters))
  const letter = initial(written, letters)
  return {
    /** As the font can write it; empty on the poster of the event itself. */
    name: letter ? written : '',
    letter: letter ?? foot.day,
    /** "Rocío va." and "¿Y tú?" */
    lines: [letter ? fill(sentences.saying, { persona: written }) : sentences.nameless, question],
    foot,
  } as const
}
