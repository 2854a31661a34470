import { useEffect, useMemo } from 'react'
import type { Art } from '../../azulejo/art.ts'
import { frameAttributes, markup } from '../../azulejo/render.ts'
import { drawPictures } from '../../browser/pictures.ts'
import { trustedHtml } from '../../browser/trustedTypes.ts'

type Props = {
  readonly art: Art
  readonly className?: string
  /** The number of digits that are cut out of the tiles, for styles. */
  readonly digits?: number
}

/**
 * A decorative picture of tiles. Assistive technology skips it. The tiles fill the box of the `<svg>`, and the end of the box
 * cuts off tiles that do not fit.
 *
 * A shape that is cut out of tiles (`art.outline`) is shown whole, in the middle of the box. In this case the `<svg>` has the
 * class of the ground's palette (`az-…`), which sets `--g`. So a stylesheet can have `background: var(--g)`.
 */
export function Azulejo({ art, className = '', digits }: Props) {
  // The browser leaves most pictures out of the first frame (styles/_azulejo.scss). `drawPictures` draws them afterwards.
  useEffect(drawPictures, [])
  const tiles = markup(art)
  // The markup can be trusted, because it is made of the site's own motifs and shapes, without any visitor's input. `useMemo`
  // keeps the trusted object while the markup is the same. With a new object React would write the markup again.
  const html = useMemo(() => trustedHtml(tiles), [tiles])
  return (
    <svg
      className={art.outline ? `${className} az-${art.ground}` : className}
      data-digits={digits}
      {...frameAttributes(art)}
      preserveAspectRatio={art.outline ? undefined : 'xMinYMin slice'}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
