/** The logo of a sponsor as it is published. */
export type Logo = {
  /** Below the site's root. */
  readonly path: string
  readonly width: number
  readonly height: number
  /** What it lies on, in every colour scheme: white letters need a dark ground. */
  readonly ground: 'light' | 'dark'
}

/**
 * Sponsors of a level; the name of one without a logo is set in letters.
 * @public in src/content.d.ts
 */
export type BackerLevel = {
  readonly title: string
  readonly sponsors: readonly {
    readonly name: string
    readonly url: string
    readonly logo?: Logo | undefined
  }[]
}
