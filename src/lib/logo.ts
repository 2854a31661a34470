/** The logo of a sponsor as it is published. */
export type Logo = {
  /** Path of the file below the site's root. */
  readonly path: string
  readonly width: number
  readonly height: number
  /** The background of the logo in both colour schemes. A white logo needs a dark background. */
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
