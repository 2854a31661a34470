import { type MouseEvent, useEffect, useState } from 'react'
import * as copy from 'content/copy.ts'
import { isInsideApp } from '../../../browser/insideApp.ts'
import { openShareSheet } from '../../../browser/shareSheet.ts'
import * as styles from './VisitorPoster.module.scss'
import type { Poster } from './picture.ts'

/** Whether the browser can share pictures. `canShare` gets an empty file as an example. */
const canSharePictures = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'cartel.png', { type: 'image/png' })] })

type Action = 'share' | 'save'

/**
 * Shares or saves a poster.
 * @returns false if the browser refused to share the poster
 */
async function perform(action: Action, { file, text, url }: Poster): Promise<boolean> {
  if (action === 'share') return openShareSheet({ files: [file], text })
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  return true
}

type Props = {
  /** The last poster that was drawn. Undefined before the first poster, null if the poster could not be drawn. */
  readonly poster: Poster | null | undefined
  /** Whether this poster has the current name and format. */
  readonly isReady: boolean
}

/**
 * Buttons to share and to save the picture. A browser inside of another app can do neither, so it shows a text on how to get
 * the picture.
 */
export function PosterActions({ poster, isReady }: Props) {
  const texts = copy.visitorPoster
  const [isRefused, setRefused] = useState(false)
  /** The action that the visitor has requested while the picture was being drawn. */
  const [waitingAction, setWaitingAction] = useState<Action>()
  const readyPoster = isReady ? poster : null
  useEffect(() => {
    if (!waitingAction || !readyPoster) return
    void perform(waitingAction, readyPoster).then((isDone) => {
      setRefused(!isDone)
      setWaitingAction(undefined)
    })
  }, [waitingAction, readyPoster])
  if (isInsideApp()) {
    // On iPhones a long press saves the picture. On Android people have to open the page in a real browser.
    return <p>{/Android/.test(navigator.userAgent) ? texts.openBrowser : texts.hold}</p>
  }

  /** Makes the click handler of a button. It ignores the second click of a double click. */
  const onPress = (action: Action) => (event: MouseEvent) => {
    if (event.detail > 1) return
    if (!readyPoster) {
      setWaitingAction(action)
      return
    }
    // If the picture is ready, it is shared at once, because WebKit allows sharing only shortly after a press.
    void perform(action, readyPoster).then((isDone) => setRefused(!isDone))
  }
  const actions: readonly Action[] = canSharePictures() ? ['share', 'save'] : ['save']
  return (
    <>
      <div className={styles.buttons}>
        {actions.map((action, i) => (
          <button
            key={action}
            type="button"
            className="button"
            data-variant={i > 0 ? 'quiet' : undefined}
            onClick={onPress(action)}
          >
            {waitingAction === action && !readyPoster ? texts.drawing : texts[action]}
          </button>
        ))}
      </div>
      <p role="status">{isRefused && texts.refused}</p>
    </>
  )
}
