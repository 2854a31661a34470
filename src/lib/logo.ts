/** The logo of a sponsor as it is published. */
export type Logo = {
  /** Path of the file below the site's root. */
  readonly path: string
  readonly width: number
  readonly height: number
  /** The ground under the logo in every colour scheme: a white logo needs a dark one. */
  readonly ground: 'light' | 'dark'
}

/** A level of sponsors. A sponsor without a logo is shown by its name. */
export type BackerLevel = {
  readonly title: string
  readonly sponsors: readonly {
    readonly name: string
    readonly url: string
    readonly logo?: Logo | undefined
  }[]
}
