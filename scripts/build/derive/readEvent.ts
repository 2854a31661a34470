import { type ContentData, contentFiles } from '../../../src/content/schema.ts'
import { type Facts, factsOf } from '../../../src/event/facts.ts'
import { abandonedVenue, onNewDay } from '../../../src/event/newDay.ts'
import type { TextPage } from '../../../src/event/model.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import type { Mistake } from '../read/mistakes.ts'
import { findPictures } from '../read/pictures.ts'
import { readFolder, type Sources, stopIfAny } from '../read/readFolder.ts'
import { validate } from '../read/validate.ts'
import { venuesInOrder } from './programme.ts'
import { fillFacts } from './fillFacts.ts'
import { readTextPages } from './textPages.ts'

/** The files of an event, after all checks of `read` except `clockMistakes`, which needs the present moment. */
export type EventFiles = Pictures & {
  /** The folder of the files, as the command's settings name it. */
  readonly folder: string
  readonly sources: Sources
  /** The values of the files, with facts filled in. A postponed event is on its new day, a moved one at its new venue. */
  readonly data: ContentData
  /** The venues by their identifiers, including the venue that the event has left. The banner about the move names it. */
  readonly allVenues: ContentData['venues']['venues']
  readonly facts: Facts
  readonly textPages: readonly TextPage[]
  /** Warnings about everything that was left out of texts, such as pictographs. */
  readonly advice: readonly Mistake[]
}

type Pictures = ReturnType<typeof findPictures>

/**
 * Reads an event from its folder, checks it and fills the facts into its texts. The result depends on nothing but the files.
 * @throws ContentMistakes with the mistakes of the first step that finds any
 */
export function readEvent(folder: string): EventFiles {
  const { data: unsorted, sources, mistakes, advice } = readFolder(folder)
  // The steps below add their mistakes and warnings to the two lists of `readFolder`.
  const report = (mistake: Mistake) => void mistakes.push(mistake)
  const advise = (mistake: Mistake) => void advice.push(mistake)
  const written = venuesInOrder(unsorted)
  const pictures = findPictures(folder, written, report)

  const facts = factsOf(afterChange(written))
  const { shortName } = written.event
  const filled = mapValues(written, (value, name) =>
    fillFacts(sources[name], value, facts, report, shortName),
  ) as ContentData
  const data = afterChange(filled)
  const textPages = readTextPages(folder, data, facts, { report, advise })
  // The schemas check each text again, because the fact that replaces "{evento}" may make the text too long.
  const checkedFiles = mapValues(contentFiles, (schema, name) =>
    validate<unknown>(sources[name], filled[name], schema),
  )
  const mistakesOfFilledTexts = Object.values(checkedFiles).flatMap((file) => file.mistakes)
  stopIfAny(folder, [...mistakes, ...mistakesOfFilledTexts])
  const allVenues = filled.venues.venues
  return { folder, sources, data, allVenues, facts, textPages, ...pictures, advice }
}

/** The content as it is after a postponement or a move: on the new day, and without the old venue. */
const afterChange = (data: ContentData): ContentData => withoutAbandonedVenue(withNewDay(data))

/** Moves a postponed event to its new day, if it has one. */
const withNewDay = (data: ContentData): ContentData => ({ ...data, event: onNewDay(data.event) })

/** Removes the venue that the event has left. */
function withoutAbandonedVenue(data: ContentData): ContentData {
  const abandoned = abandonedVenue(data.event)
  const staying = Object.entries(data.venues.venues).filter(([id]) => id !== abandoned)
  return { ...data, venues: { venues: Object.fromEntries(staying) } }
}
