/** Kinds of photos; each has a folder of that name in the content. */
export type PhotoKind = 'speakers' | 'editions'

/** A photo as it is published, in the sizes of `photoFrames`. */
export type Photo = {
  /** Below the site's root, without width and ending: "assets/lucia-romero-1a2b3c4d". */
  readonly path: string
  /** What it shows, in Spanish. */
  readonly alt: string
}

/** By kind and identifier. */
export type Photos = Readonly<Record<PhotoKind, Readonly<Record<string, Photo>>>>

export type PhotoFrame = {
  /** Pixels across: for phones, and for larger screens. */
  readonly widths: readonly [small: number, large: number]
  /** Width by height. */
  readonly ratio: number
}

export const photoFrames: Readonly<Record<PhotoKind, PhotoFrame>> = {
  speakers: { widths: [480, 800], ratio: 1 },
  editions: { widths: [240, 640], ratio: 4 / 3 },
}

export type PhotoEnding = 'avif' | 'jpeg'

/** The file of a photo, below the site's root. */
export function photoFile({ path }: Photo, width: number, ending: PhotoEnding): string {
  return `${path}-${width}.${ending}`
}
