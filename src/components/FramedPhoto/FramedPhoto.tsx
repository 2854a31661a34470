import type { ReactNode } from 'react'
import { publicPath } from '../../lib/address.ts'
import { type Photo, type PhotoEnding, photoFile, photoFrames } from '../../lib/photo.ts'
import * as styles from './FramedPhoto.module.scss'

/** Makes phones load the small file, even with four device pixels per CSS pixel. */
const onPhones = '(max-width: 39.999rem) 3rem'

const places = {
  card: { kind: 'speakers', width: '12rem' },
  band: { kind: 'speakers', width: '25rem' },
  row: { kind: 'speakers', width: '9rem' },
  gallery: { kind: 'editions', width: '30rem' },
} as const

type Props = {
  /** Undefined if there is none: then the tiles are shown alone. */
  readonly photo: Photo | undefined
  readonly place: keyof typeof places
  /** The tiles frame the photo, and fill its place until it is loaded. */
  readonly tiles: ReactNode
}

/** A photo set into a wall of tiles, whose first row or column it leaves free. */
export function FramedPhoto({ photo, place, tiles }: Props) {
  if (!photo) return tiles
  const { kind, width } = places[place]
  const { widths, ratio } = photoFrames[kind]
  const [small, large] = widths
  const sizes = `${onPhones}, ${width}`
  const addressOf = (across: number, ending: PhotoEnding) =>
    publicPath(photoFile(photo, across, ending), { base: import.meta.env.BASE_URL })
  const sourcesOf = (ending: PhotoEnding) =>
    widths.map((across) => `${addressOf(across, ending)} ${across}w`).join()
  return (
    <span className={styles.root} data-place={place}>
      {tiles}
      <picture>
        <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />
        <img
          // Must precede the address, or Firefox and Safari load the photo at once.
          loading="lazy"
          decoding="async"
          // The name stands beside it, so a portrait needs no alternative there.
          alt={place === 'card' || place === 'row' ? '' : photo.alt}
          width={large}
          height={large / ratio}
          srcSet={sourcesOf('jpeg')}
          sizes={sizes}
          src={addressOf(small, 'jpeg')}
        />
      </picture>
    </span>
  )
}
