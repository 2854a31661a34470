import { type MouseEvent, useCallback, useState } from 'react'
import { afterFrame } from '../../browser/afterFrame.ts'
import { isForElsewhere } from '../../browser/clicks.ts'
import * as styles from './ClickToLoadFrame.module.scss'

/** Tells whether a visitor has requested the content of a frame. */
export function useAsked() {
  /** Undefined until the app has started: without the app, the keyboard must be able to enter the frame. */
  const [isRequested, setIsRequested] = useState<boolean>()
  const start = useCallback((frame: HTMLIFrameElement | null) => {
    // A visitor may have asked before the app started.
    if (frame) setIsRequested(frame.matches('[sandbox~="allow-same-origin"]'))
  }, [])
  /**
   * For a click on a link that loads something into the frame, which has its own origin by then: the click handler in
   * src/firstPaint.ts listens before the app, and works without it.
   */
  function ask(click: MouseEvent<HTMLAnchorElement>) {
    if (isForElsewhere(click)) return
    const link = click.currentTarget
    setIsRequested(true)
    // With large text the frame may be below the window, and the advice that now appears moves it. The link, which has the
    // focus, stays in the window, even if it is too low for both.
    afterFrame(() => {
      for (const shown of [...document.getElementsByName(link.target), link]) {
        shown.scrollIntoView({ block: 'nearest' })
      }
    })
  }
  return { isRequested, ask, start }
}

type Props = {
  readonly state: ReturnType<typeof useAsked>
  /** The links' `target`. */
  readonly name: string
  readonly title: string
  /** Rights of what is loaded, but for its origin, which the visitor's click allows (src/firstPaint.ts). */
  readonly sandbox: string
  /** Features that what is loaded may use (Permissions Policy). */
  readonly allow?: string
  readonly className?: string
}

/**
 * A frame that stays empty and lets its placeholder show through until a link loads something into it; that needs no app,
 * and the other host gets no request before. No script can detect that another host's frame has failed. It has no
 * address: even an empty document of its own would cost a phone tens of milliseconds.
 */
export function ClickToLoadFrame({ state, title, sandbox, className = '', ...frame }: Props) {
  const { isRequested, start } = state
  return (
    <iframe
      ref={start}
      className={`${styles.root} ${className}`}
      data-open={isRequested}
      {...frame}
      sandbox={sandbox}
      title={title}
      // An empty frame would be a useless stop for keyboards and screen readers.
      inert={isRequested === false}
    />
  )
}
