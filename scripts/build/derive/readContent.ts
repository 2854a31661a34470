import { type ContentData, contentFiles } from '../../../src/content/schema.ts'
import { factsOf } from '../../../src/event/facts.ts'
import { abandonedVenue, onNewDay } from '../../../src/event/newDay.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import type { Mistake } from '../read/mistakes.ts'
import { findPictures } from '../read/pictures.ts'
import { readFolder, stopAt } from '../read/readFolder.ts'
import { validate } from '../read/validate.ts'
import { withVenuesInOrder } from './derive.ts'
import { fillFacts } from './fillFacts.ts'
import { stateOf } from './state.ts'
import { readTextPages } from './textPages.ts'

/** An event as its folder describes it. */
export type Content = Readonly<ReturnType<typeof readContent>>

/**
 * Reads an event from its folder, checks all of it and puts the facts into its texts.
 * @throws ContentMistakes with everything that is wrong
 */
export function readContent(folder: string) {
  const { data: read, sources, mistakes } = readFolder(folder)
  const report = (mistake: Mistake) => void mistakes.push(mistake)
  const written = withVenuesInOrder(read)
  const pictures = findPictures(folder, written, report)

  const facts = factsOf(withoutAbandonedVenue(applyNewDay(written)))
  const { shortName } = written.event
  const filled = mapValues(written, (value, name) =>
    fillFacts(sources[name], value, facts, report, shortName),
  ) as ContentData
  const arranged = applyNewDay(filled)
  const staying = withoutAbandonedVenue(arranged)
  const textPages = readTextPages(folder, staying, facts, report)
  // With its facts a text may be too long.
  const tooLong = mapValues(contentFiles, (schema, name) =>
    validate<unknown>(sources[name], filled[name], schema),
  )
  stopAt(folder, [...mistakes, ...Object.values(tooLong).flatMap((file) => file.mistakes)])
  const state = stateOf(arranged)
  return { data: staying, state, textPages, facts, ...pictures, sources }
}

/** Moves a postponed event to its new day, if it has one. */
const applyNewDay = (data: ContentData): ContentData => ({ ...data, event: onNewDay(data.event) })

/** Removes the venue that the event has left. */
function withoutAbandonedVenue(data: ContentData): ContentData {
  const abandoned = abandonedVenue(data.event)
  const staying = Object.entries(data.venues.venues).filter(([id]) => id !== abandoned)
  return { ...data, venues: { venues: Object.fromEntries(staying) } }
}
