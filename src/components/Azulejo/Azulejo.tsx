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
 * A picture of tiles, which fills its box and lets what does not fit bleed off at the end. A shape that is cut out of
 * tiles lies whole in the middle of its box, which may have the ground's colour (`--g`).
 * Decoration: assistive technology passes it over.
 */
export function Azulejo({ art, className = '', digits }: Props) {
  useEffect(drawPictures, [])
  const text = markup(art)
  // Safe: the generator's markup, made from seeds in src/content, contains no visitor's input. Memoised, because two
  // trusted values with the same text are never equal, so React would write the markup again at each render.
  const html = useMemo(() => trustedHtml(text), [text])
  return (
    <svg
      className={art.outline ? `${className} az-${art.field}` : className}
      data-digits={digits}
      {...frame(art)}
      preserveAspectRatio={art.outline ? undefined : 'xMinYMin slice'}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
