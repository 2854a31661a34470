import { type MouseEvent, useEffect, useState } from 'react'
import * as copy from 'content/copy.ts'
import { isInsideApp } from '../../../browser/insideApp.ts'
import { openShareSheet } from '../../../browser/shareSheet.ts'
import * as styles from './VisitorPoster.module.scss'
import type { Poster } from './picture.ts'

/** Whether the browser can share pictures. It is asked with an empty one. */
const canSharePictures = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'cartel.png', { type: 'image/png' })] })

type Action = 'share' | 'save'

/**
 * Shares or saves a poster.
 * @returns whether it was done; false if the browser refused to share
 */
async function perform(action: Action, { file, text, url }: Poster): Promise<boolean> {
  if (action === 'share') return openShareSheet({ files: [file], text })
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  return true
}

type Props = {
  /** The last poster that was drawn: undefined before the first one, null if it could not be drawn. */
  readonly poster: Poster | null | undefined
  /** Whether that poster has the present name and format. */
  readonly isReady: boolean
}

/**
 * Buttons to share and to save the picture. The browser of another app can do neither, so a text says how to get the picture
 * there.
 */
export function PosterActions({ poster, isReady }: Props) {
  const texts = copy.visitorPoster
  const [isRefused, setRefused] = useState(false)
  /** The action that the visitor has asked for while the picture was being drawn. */
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
    // On iPhones a long press saves the picture. On Android people have to open the page in the browser itself.
    return <p>{/Android/.test(navigator.userAgent) ? texts.openBrowser : texts.hold}</p>
  }

  /** Makes the handler of a button. The second click of a double click is ignored. */
  const onPress = (action: Action) => (event: MouseEvent) => {
    if (event.detail > 1) return
    if (!readyPoster) {
      setWaitingAction(action)
      return
    }
    // A drawn picture is shared at once, because WebKit allows sharing only shortly after a press.
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
