import { useEffect, useState } from 'react'
import { afterFrame } from '../../../browser/afterFrame.ts'
import type { Poster } from './picture.ts'
import type { Wish } from './words.ts'

/** A poster, null if the browser can draw none; the wish that it fulfils; and its file's address in this page. */
export type Drawn = {
  readonly poster: Poster | null
  readonly wish: Wish
  readonly url: string
}

/**
 * Draws the poster anew with each wish. The last one stays until the next is ready.
 * @param wish must be the identical value until it changes; null until the visitor comes
 * @returns the last one, and whether the script that draws did not arrive for the next
 */
export function usePoster(wish: Wish | null) {
  const [drawn, setDrawn] = useState<Drawn>()
  const [isCutOff, setCutOff] = useState(false)
  useEffect(() => {
    let isWanted = wish !== null
    async function draw(wanted: Wish) {
      const { makePoster } = await import('./picture.ts')
      if (!isWanted) return
      const poster = await makePoster(wanted).catch(() => null)
      const url = poster?.file ? URL.createObjectURL(poster.file) : ''
      if (isWanted) setDrawn({ poster, wish: wanted, url })
      else URL.revokeObjectURL(url)
    }
    // The visitor sees the typed letter first. A script that is not loaded is asked for again with the next letter.
    const ask = (wanted: Wish) =>
      draw(wanted).then(
        () => setCutOff(false),
        () => setCutOff(true),
      )
    if (wish) afterFrame(() => void (isWanted && ask(wish)))
    return () => {
      isWanted = false
    }
  }, [wish])
  useEffect(() => () => URL.revokeObjectURL(drawn?.url ?? ''), [drawn])
  return { drawn, isCutOff }
}
