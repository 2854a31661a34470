import { useEffect } from 'react'
import type { Art } from '../../azulejo/art.ts'
import { markup, viewBox } from '../../azulejo/render.ts'
import { drawPictures } from '../../lib/pictures.ts'
import { ownHtml } from '../../lib/trustedTypes.ts'

type Props = {
  readonly art: Art
  readonly className?: string
  /** Fills its box and lets what does not fit bleed off at the end, instead of being shown whole. */
  readonly bleed?: boolean
}

/** A picture of tiles. Decoration: assistive technology passes it over. */
export function Azulejo({ art, className, bleed = false }: Props) {
  useEffect(drawPictures, [])
  return (
    <svg
      className={className}
      viewBox={viewBox(art)}
      preserveAspectRatio={bleed ? 'xMinYMin slice' : undefined}
      aria-hidden="true"
      // The generator's own markup, from seeds in src/content: nothing of a visitor's gets in.
      dangerouslySetInnerHTML={{ __html: ownHtml(markup(art)) }}
    />
  )
}
