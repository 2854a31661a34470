import { editions } from './editions.ts'
import { event } from './event.ts'
import { speakers } from './speakers.ts'
import { venues } from './venues.ts'

export type Sample = {
  readonly file: string
  readonly field: string
  readonly value: string
}

/**
 * The values of this folder that are invented and wait for the real ones.
 * Put the real value into `file`, then delete its line here: `npm run prelaunch` reads this list.
 */
export const samples: readonly Sample[] = [
  { file: 'event.ts', field: 'name', value: event.name },
  { file: 'event.ts', field: 'shortName', value: event.shortName },
  { file: 'event.ts', field: 'email', value: event.email },
  { file: 'event.ts', field: 'ticketUrl', value: event.ticketUrl },
  ...event.social.map(({ name, url }) => ({
    file: 'event.ts',
    field: `social · ${name}`,
    value: url,
  })),
  ...Object.entries(venues).map(([id, venue]) => ({
    file: 'venues.ts',
    field: id,
    value: `${venue.name}, ${venue.street}`,
  })),
  ...Object.values(speakers).map(({ name, role }) => ({
    file: 'speakers.ts',
    field: name,
    value: role,
  })),
  ...editions.map(({ title, year }) => ({
    file: 'editions.ts',
    field: title,
    value: String(year),
  })),
]
