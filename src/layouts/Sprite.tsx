import { sprite } from '../azulejo/sprite.ts'

/** The definitions of all motifs, which the pictures of a page refer to. */
export function Sprite() {
  return (
    <svg
      className="sprite"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: sprite() }}
    />
  )
}
