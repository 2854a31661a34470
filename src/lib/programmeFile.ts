import { eventSlug } from './calendarFile.ts'
import type { Event } from '../content/schema.ts'

/** Name of the programme to download, at the site's root: "programa-encuentro-startup-sevilla-2025.pdf". */
export function programmePdfName(event: Pick<Event, 'name' | 'start'>): string {
  return `programa-${eventSlug(event)}.pdf`
}
