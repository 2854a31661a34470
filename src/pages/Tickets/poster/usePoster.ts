import { useEffect, useState } from 'react'
import { afterFrame } from '../../../browser/afterFrame.ts'
import type { Poster } from './picture.ts'
import type { Wish } from './words.ts'

/**
 * Draws the poster anew with each wish. The last one stays until the next is ready.
 * @param wish must be the identical value until it changes; null until the visitor comes
 * @returns the last one, null if the browser can draw none; whether it fulfils the wish; and whether the script that draws
 * did not arrive for the next
 */
export function usePoster(wish: Wish | null) {
  const [drawn, setDrawn] = useState<{ readonly poster: Poster | null; readonly wish: Wish }>()
  const [isCutOff, setCutOff] = useState(false)
  useEffect(() => {
    if (!wish) return
    let isWanted = true
    // The visitor sees the typed letter first. A script that is not loaded is asked for again with the next letter.
    afterFrame(async () => {
      if (!isWanted) return
      const script = await import('./picture.ts').catch(() => null)
      setCutOff(!script)
      if (!script || !isWanted) return
      const poster = await script.makePoster(wish).catch(() => null)
      if (isWanted) setDrawn({ poster, wish })
      else forget(poster)
    })
    return () => {
      isWanted = false
    }
  }, [wish])
  useEffect(() => () => forget(drawn?.poster), [drawn])
  return { poster: drawn?.poster, isReady: drawn?.wish === wish, isCutOff }
}

const forget = (poster: Poster | null | undefined) => URL.revokeObjectURL(poster?.url ?? '')
