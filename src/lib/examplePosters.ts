/** Files of posters that the build has drawn, below the site's root. */
export type ExamplePosters = Readonly<Record<'before' | 'after', PostersOfPhase>>

/** The posters that say "Ana va." before the event, or "Ana estuvo." after it. */
type PostersOfPhase = {
  /** The event's own poster, with the day's number and no name; missing if the event has no visitor posters. */
  readonly ofEvent?: string
  /** Example posters with names such as "Ana". */
  readonly named: readonly string[]
}

/** The posters of an event without visitor posters, and before the first build. */
export const noPosters: ExamplePosters = { before: { named: [] }, after: { named: [] } }
