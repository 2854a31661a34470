import type { ContentData } from '../../src/content/schema.ts'
import { abandonedVenue, onNewDay } from '../../src/event/newDay.ts'

/** Moves a postponed event to its new day, if it has one. */
export const applyNewDay = (data: ContentData): ContentData => ({
  ...data,
  event: onNewDay(data.event),
})

/** Removes the venue that the event has left. */
export function withoutAbandonedVenue(data: ContentData): ContentData {
  const abandoned = abandonedVenue(data.event)
  const staying = Object.entries(data.venues.venues).filter(([id]) => id !== abandoned)
  return { ...data, venues: { venues: Object.fromEntries(staying) } }
}
