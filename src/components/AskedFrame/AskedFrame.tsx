import { type MouseEvent, useCallback, useState } from 'react'
import { afterFrame } from '../../browser/afterFrame.ts'
import { isForElsewhere } from '../../browser/clicks.ts'
import * as styles from './AskedFrame.module.scss'

/** Whether a visitor has asked for what a frame is for. */
export function useAsked() {
  /** Undefined until the app has started: without the app, the keyboard must be able to enter the frame. */
  const [asked, setAsked] = useState<boolean>()
  /** Whether the page's own frame must make room for a new one. */
  const [renewed, setRenewed] = useState(false)
  const start = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return
    // A visitor may have asked before the app started.
    const wasAsked = frame.matches('[sandbox~="allow-same-origin"]')
    setAsked(wasAsked)
    // The browser may bring back what the frame held on an earlier visit, which does not work without its origin.
    setRenewed(!wasAsked && isVisitedAgain())
  }, [])
  /** For a click on a link that loads something into the frame. */
  function ask(click: MouseEvent<HTMLAnchorElement>) {
    if (isForElsewhere(click)) return
    const { target } = click.currentTarget
    setAsked(true)
    // With large text it may be below the window, and the advice that now appears moves it.
    afterFrame(() => document.getElementsByName(target)[0]?.scrollIntoView({ block: 'nearest' }))
  }
  return { asked, ask, start, renewed }
}

/** Whether the browser loads a visited page anew; Firefox fills its frames even on a reload. */
function isVisitedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return /reload|back/.test((load as PerformanceNavigationTiming | undefined)?.type ?? '')
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
export function AskedFrame({ state, title, sandbox, className = '', ...frame }: Props) {
  const { asked, start, renewed } = state
  return (
    <iframe
      key={String(renewed)}
      ref={start}
      className={`${styles.root} ${className}`}
      data-open={asked}
      {...frame}
      sandbox={sandbox}
      title={title}
      // Empty, it would be a useless stop for keyboard and screen reader.
      inert={asked === false}
    />
  )
}
