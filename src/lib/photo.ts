/** Kinds of photos. Each kind has a folder of the same name in src/content. */
export type PhotoKind = 'speakers' | 'editions'

/** A photo as it is published, in the sizes of `photoSizes`. */
export type Photo = {
  /** Path of the files below the site's root, without width and ending: "assets/lucia-romero-1a2b3c4d". */
  readonly path: string
  /** Text alternative, in Spanish. */
  readonly alt: string
}

/** All photos, by kind and by the identifiers of speakers or editions. */
export type Photos = Readonly<Record<PhotoKind, Readonly<Record<string, Photo>>>>

/** The sizes of photos: widths in pixels, for phones and for larger screens, and the ratio of width to height. */
export const photoSizes = {
  speakers: { widths: [480, 800], ratio: 1 },
  editions: { widths: [240, 640], ratio: 4 / 3 },
} as const satisfies Record<PhotoKind, object>

export type PhotoEnding = 'avif' | 'jpeg'

/** The file of a photo, below the site's root. */
export function photoFile({ path }: Photo, width: number, ending: PhotoEnding): string {
  return `${path}-${width}.${ending}`
}
