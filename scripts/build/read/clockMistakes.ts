import type { ContentData } from '../../../src/content/schema.ts'
import { isoDay } from '../../../src/lib/dates.ts'
import { dayAt } from '../../../src/lib/zones.ts'
import type { Mistake } from './mistakes.ts'
import type { Sources } from './readFolder.ts'

type ReadEvent = {
  readonly data: Pick<ContentData, 'event'>
  readonly sources: Pick<Sources, 'event'>
}

/**
 * The only mistake that depends on the clock: `updated`, the day of the last change, is in the future.
 * @param now milliseconds since 1970
 */
export function clockMistakes({ data, sources }: ReadEvent, now: number): Mistake[] {
  const { updated, timeZone } = data.event
  if (isoDay(updated) <= dayAt(now, timeZone)) return []
  const problem = `«${updated}» aún no ha llegado, y es el día del último cambio.`
  return [sources.event.mistake(['updated'], problem)]
}
