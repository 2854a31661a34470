/** Files of finished visitor posters, below the site's root: "Ana va." before the event, and "Ana estuvo." after it. */
export type ExamplePosters = Readonly<Record<'before' | 'after', readonly string[]>>
