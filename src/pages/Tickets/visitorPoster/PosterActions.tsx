import { type MouseEvent, useEffect, useState } from 'react'
import * as copy from 'content/copy.ts'
import { isInsideApp } from '../../../browser/insideApp.ts'
import { isShareRefused } from '../../../browser/shareSheet.ts'
import * as styles from './VisitorPoster.module.scss'
import type { Poster } from './picture.ts'

/** Whether the system's share sheet takes pictures. */
const sharesPictures = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'cartel.png', { type: 'image/png' })] })

type Way = 'share' | 'save'

/** @returns whether it was refused */
async function take(way: Way, { file, text, url }: Poster): Promise<boolean> {
  if (way === 'share') return isShareRefused({ files: [file], text })
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  return false
}

type Props = {
  /** Undefined until the first is drawn. */
  readonly poster: Poster | null | undefined
  /** Whether it is the one that is wanted now. */
  readonly isReady: boolean
}

/** Ways to take the picture away, or the one that is left. */
export function PosterActions({ poster, isReady }: Props) {
  const texts = copy.visitorPoster
  const [isRefused, setRefused] = useState(false)
  const [pressed, setPressed] = useState<Way>()
  const drawn = isReady ? poster : null
  useEffect(() => {
    if (!pressed || !drawn) return
    void take(pressed, drawn).then((refused) => {
      setRefused(refused)
      setPressed(undefined)
    })
  }, [pressed, drawn])
  if (isInsideApp()) {
    // A long press saves pictures on iPhones only.
    return <p>{/Android/.test(navigator.userAgent) ? texts.openBrowser : texts.hold}</p>
  }

  /** Not the last letter's picture, nor two by a double click. A press while it is drawn waits for it. */
  const press = (way: Way) => (event: MouseEvent) => {
    if (event.detail > 1) return
    // At once if it can be: WebKit counts a wait against the gesture.
    if (drawn) void take(way, drawn).then(setRefused)
    else setPressed(way)
  }
  const ways: readonly Way[] = sharesPictures() ? ['share', 'save'] : ['save']
  return (
    <>
      <div className={styles.buttons}>
        {ways.map((way, i) => (
          <button
            key={way}
            type="button"
            className="button"
            data-variant={i > 0 ? 'quiet' : undefined}
            onClick={press(way)}
          >
            {pressed === way && !drawn ? texts.drawing : texts[way]}
          </button>
        ))}
      </div>
      <p role="status">{isRefused && texts.refused}</p>
    </>
  )
}
