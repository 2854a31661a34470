import { useEffect, useMemo } from 'react'
import type { Art } from '../../azulejo/art.ts'
import { markup, viewBox } from '../../azulejo/render.ts'
import { drawPictures } from '../../browser/pictures.ts'
import { ownHtml } from '../../browser/trustedTypes.ts'

type Props = {
  readonly art: Art
  readonly className?: string
}

/**
 * A picture of tiles, which fills its box and lets what does not fit bleed off at the end.
 * Decoration: assistive technology passes it over.
 */
export function Azulejo({ art, className }: Props) {
  useEffect(drawPictures, [])
  // The generator's own markup, from seeds in src/content: nothing of a visitor's gets in. Kept, because React would
  // write it anew at each render: a trusted text is never the same as another of the same words.
  const html = useMemo(() => ownHtml(markup(art)), [art])
  return (
    <svg
      className={className}
      viewBox={viewBox(art)}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
