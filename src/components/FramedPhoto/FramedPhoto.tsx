import type { ReactNode } from 'react'
import { publicPath } from '../../lib/address.ts'
import { type Photo, type PhotoEnding, photoFile, photoSizes } from '../../lib/photo.ts'
import * as styles from './FramedPhoto.module.scss'

/**
 * The width of photos on phones, for the attribute `sizes`. It is smaller than the real width, so that phones load the small
 * file even with four device pixels per CSS pixel.
 */
const onPhones = '(max-width: 39.999rem) 3rem'

/** The places of photos, each with the kind of its photos and their largest width there. */
const places = {
  card: { kind: 'speakers', width: '12rem' },
  band: { kind: 'speakers', width: '25rem' },
  row: { kind: 'speakers', width: '9rem' },
  gallery: { kind: 'editions', width: '30rem' },
} as const

type Props = {
  /** Undefined for a speaker or an edition without a photo. Then only the tiles are shown. */
  readonly photo: Photo | undefined
  readonly place: keyof typeof places
  /** A picture that frames the photo. It also fills the photo's place until the photo is loaded. */
  readonly tiles: ReactNode
}

/** A photo in front of tiles. Styles decide for each place which row or column of tiles stays free. */
export function FramedPhoto({ photo, place, tiles }: Props) {
  if (!photo) return tiles
  const { kind, width } = places[place]
  const { widths, ratio } = photoSizes[kind]
  const [small, large] = widths
  const sizes = `${onPhones}, ${width}`
  const addressOf = (pixels: number, ending: PhotoEnding) =>
    publicPath(photoFile(photo, pixels, ending), { base: import.meta.env.BASE_URL })
  const sourcesOf = (ending: PhotoEnding) =>
    widths.map((pixels) => `${addressOf(pixels, ending)} ${pixels}w`).join()
  return (
    <span className={styles.root} data-place={place}>
      {tiles}
      <picture>
        <source type="image/avif" srcSet={sourcesOf('avif')} sizes={sizes} />
        <img
          // `loading` has to come before `srcSet` and `src`: otherwise Firefox and Safari load the photo at once.
          loading="lazy"
          decoding="async"
          // On a card and in a row the speaker's name is beside the photo, so the photo needs no description there.
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
