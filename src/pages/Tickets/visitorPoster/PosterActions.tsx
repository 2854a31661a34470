import { type MouseEvent, useEffect, useState } from 'react'
import * as copy from 'content/copy.ts'
import { isInsideApp } from '../../../browser/insideApp.ts'
import { openShareSheet } from '../../../browser/shareSheet.ts'
import * as styles from './VisitorPoster.module.scss'
import type { Poster } from './picture.ts'

/** Whether the system's share sheet takes pictures. */
const sharesPictures = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'cartel.png', { type: 'image/png' })] })

type Action = 'share' | 'save'

/**
 * Shares or saves a poster.
 * @returns whether the browser refused it
 */
async function perform(action: Action, { file, text, url }: Poster): Promise<boolean> {
  if (action === 'share') return !(await openShareSheet({ files: [file], text }))
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  return false
}

type Props = {
  /** The last poster that was drawn: undefined before the first one, null if it could not be drawn. */
  readonly poster: Poster | null | undefined
  /** Whether that poster has the present name and format. */
  readonly isReady: boolean
}

/** Buttons to share and to save the picture. Inside of another app they do not work, so a text says what does. */
export function PosterActions({ poster, isReady }: Props) {
  const texts = copy.visitorPoster
  const [isRefused, setRefused] = useState(false)
  const [pressed, setPressed] = useState<Action>()
  const readyPoster = isReady ? poster : null
  useEffect(() => {
    if (!pressed || !readyPoster) return
    void perform(pressed, readyPoster).then((refused) => {
      setRefused(refused)
      setPressed(undefined)
    })
  }, [pressed, readyPoster])
  if (isInsideApp()) {
    // On iPhones a long press saves the picture. On Android only the browser itself can save it.
    return <p>{/Android/.test(navigator.userAgent) ? texts.openBrowser : texts.hold}</p>
  }

  /**
   * Handles a press. While the picture of the present name is being drawn, the press waits for it (`pressed`). The second click
   * of a double click is ignored.
   */
  const press = (action: Action) => (event: MouseEvent) => {
    if (event.detail > 1) return
    // A drawn picture is shared within the press, because WebKit refuses to share some time after it.
    if (readyPoster) void perform(action, readyPoster).then(setRefused)
    else setPressed(action)
  }
  const actions: readonly Action[] = sharesPictures() ? ['share', 'save'] : ['save']
  return (
    <>
      <div className={styles.buttons}>
        {actions.map((action, i) => (
          <button
            key={action}
            type="button"
            className="button"
            data-variant={i > 0 ? 'quiet' : undefined}
            onClick={press(action)}
          >
            {pressed === action && !readyPoster ? texts.drawing : texts[action]}
          </button>
        ))}
      </div>
      <p role="status">{isRefused && texts.refused}</p>
    </>
  )
}
