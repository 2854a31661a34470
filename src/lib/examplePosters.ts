/** Paths of the posters that the build draws, below the site's root. */
export type ExamplePosters = Readonly<Record<'before' | 'after', PostersOfPhase>>

/** The posters of one phase. Before the event they say "Ana va.", after it "Ana estuvo." */
type PostersOfPhase = {
  /** The event's own poster, with the day's number and no name; missing if the event has no visitor posters. */
  readonly ofEvent?: string
  /** Example posters with names such as "Ana". */
  readonly named: readonly string[]
}

/** No posters: the event has no visitor posters, or nothing has been built yet. */
export const noPosters: ExamplePosters = { before: { named: [] }, after: { named: [] } }
