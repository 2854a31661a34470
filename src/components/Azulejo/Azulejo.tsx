import { useEffect, useMemo } from 'react'
import type { Art } from '../../azulejo/art.ts'
import { frame, markup } from '../../azulejo/render.ts'
import { drawPictures } from '../../browser/pictures.ts'
import { trustedHtml } from '../../browser/trustedTypes.ts'

type Props = {
  readonly art: Art
  readonly className?: string
  /** How many digits are cut out of the tiles. */
  readonly digits?: number
}

/**
 * A picture of tiles, for decoration: assistive technology skips it. It fills its box, whose end cuts off the tiles that do
 * not fit. A shape that is cut out of tiles is different: it lies whole in the middle of its box. Styles may give that box
 * the ground's colour (`--g`).
 */
export function Azulejo({ art, className = '', digits }: Props) {
  useEffect(drawPictures, [])
  const text = markup(art)
  // Trusted, because the markup is generated from seeds in src/content and contains no visitor's input. Memoised, because
  // two trusted values with the same text are never equal, so React would write the markup again at each render.
  const html = useMemo(() => trustedHtml(text), [text])
  return (
    <svg
      className={art.outline ? `${className} az-${art.ground}` : className}
      data-digits={digits}
      {...frame(art)}
      preserveAspectRatio={art.outline ? undefined : 'xMinYMin slice'}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
