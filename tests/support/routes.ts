import { evento, pages } from './evento.ts'

export const routes = Object.values(pages)

/** Links of the header, in order. */
export const navigation = evento.navigation.map(
  ({ page = 'home', label }) => [label, pages[page].path] as const,
)

/** One moment of each phase: tickets are on sale, then sold out. */
export const moments = {
  before: '2026-04-20T09:30:15+02:00',
  during: '2026-05-15T12:30:00+02:00',
  after: '2027-05-21T10:00:00+02:00',
} as const
