import { useEffect, useState } from 'react'
import { afterFrame } from '../../../browser/afterFrame.ts'
import type { Poster } from './picture.ts'
import type { Wish } from './words.ts'

/**
 * Draws the poster anew with each wish, by a script that is loaded for the first. The last one stays until the next is
 * ready.
 * @param wish must be the identical value until it changes; null until the visitor comes
 * @returns the last one, null if none could be drawn; and whether it fulfils the wish
 */
export function usePoster(wish: Wish | null) {
  const [drawn, setDrawn] = useState<{ readonly poster: Poster | null; readonly wish: Wish }>()
  useEffect(() => {
    if (!wish) return
    let isWanted = true
    // The visitor sees the typed letter first. A script that did not arrive is asked for again with the next letter.
    afterFrame(async () => {
      if (!isWanted) return
      const drawing = import('./picture.ts').then(({ makePoster }) => makePoster(wish))
      const poster = await drawing.catch(() => null)
      if (isWanted) setDrawn({ poster, wish })
      else forget(poster)
    })
    return () => {
      isWanted = false
    }
  }, [wish])
  useEffect(() => () => forget(drawn?.poster), [drawn])
  return { poster: drawn?.poster, isReady: drawn?.wish === wish }
}

const forget = (poster: Poster | null | undefined) => URL.revokeObjectURL(poster?.url ?? '')
