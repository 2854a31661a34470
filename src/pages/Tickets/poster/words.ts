import * as copy from 'content:copy'
import * as facts from 'content:facts'
import { letters } from 'content:letters'
import { shownAddress } from 'content:published'
import { absoluteUrl } from '../../../lib/address.ts'
import { capitalise, fill } from '../../../lib/texts.ts'
import { site } from '../../../site/site.ts'
import type { Size } from './grounds.ts'
import type { Words } from './plan.ts'
import { initial, writable } from './writable.ts'

/** What a visitor asks for. */
export type Wish = {
  readonly name: string
  readonly size: Size
  readonly when: 'before' | 'after'
}

/** Where a poster leads to. */
export const siteAddress = absoluteUrl('/', site)

const foot = {
  day: facts.diaNumero,
  month: facts.mes,
  city: facts.ciudad,
  event: facts.evento,
  address: shownAddress,
}

/** What a poster says to a name. Without a letter that the font has, it is the event's own poster. */
export function wordsFor({ name, when }: Pick<Wish, 'name' | 'when'>): Words {
  const { [when]: said, question } = copy.ownPoster
  const written = capitalise(writable(name, letters))
  const letter = initial(written, letters)
  if (!letter) return { name: '', letter: foot.day, lines: [said.nameless, question], foot }
  return { name: written, letter, lines: [fill(said.saying, { persona: written }), question], foot }
}
