import { useEffect, useMemo } from 'react'
import type { Art } from '../../azulejo/art.ts'
import { frameAttributes, markup } from '../../azulejo/render.ts'
import { drawPictures } from '../../browser/pictures.ts'
import { trustedHtml } from '../../browser/trustedTypes.ts'

type Props = {
  readonly art: Art
  readonly className?: string
  /** How many digits are cut out of the tiles. */
  readonly digits?: number
}

/**
 * A picture of tiles, for decoration: assistive technology skips it. The tiles fill the box of the `<svg>`, and the end of
 * the box cuts off those that do not fit. A shape that is cut out of tiles (`art.outline`) is shown whole, in the middle of
 * the box. Its `<svg>` then has the class of the ground's palette (`az-…`), which sets `--g`. So a style sheet can write
 * `background: var(--g)`.
 */
export function Azulejo({ art, className = '', digits }: Props) {
  // The browser leaves pictures out of the first frame (styles/_azulejo.scss). `drawPictures` draws them afterwards.
  useEffect(drawPictures, [])
  const text = markup(art)
  // The markup can be trusted, because it is made of the site's own motifs and shapes, without any visitor's input. `useMemo`
  // keeps one trusted object per text: React would take another object for a change and write the markup again.
  const html = useMemo(() => trustedHtml(text), [text])
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
