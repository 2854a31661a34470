import type { Event } from '../content/event.ts'
import { eventName } from './facts.ts'

/** The name of the programme's PDF, told to a person: "programa-encuentro-startup-sevilla-2025.pdf". */
export function programmePdfName(event: Pick<Event, 'name' | 'start'>): string {
  const slug = eventName(event)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return ['programa', ...(slug ?? [])].join('-') + '.pdf'
}
