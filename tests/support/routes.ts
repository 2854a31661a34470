import { pages, specification } from './specification.ts'

/** The pages as delivered. */
export const routes = Object.values(pages)

/** Links of the header, in order. */
export const navigation = specification.navigation.map(
  ({ page = 'home', label }) => [label, pages[page].path] as const,
)

/** One moment of each phase; the real clock is long after the event. */
export const moments = {
  before: '2025-10-20T09:30:15+02:00',
  during: '2025-11-08T12:00:00+01:00',
  after: '2026-11-21T10:00:00+01:00',
} as const
