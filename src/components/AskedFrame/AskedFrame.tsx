import { type MouseEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { emptyFrame, isEmptied, isFilled } from './emptyFrame.ts'
import * as styles from './AskedFrame.module.scss'

type Asked = {
  /** Undefined until the app has started: without the app, the keyboard must be able to enter the frame. */
  readonly asked: boolean | undefined
  /** Called when a visitor follows a link that loads something into the frame. */
  readonly ask: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly element: RefObject<HTMLIFrameElement | null>
  readonly look: (element: HTMLIFrameElement | null) => void
}

/** Whether a visitor has asked for what a frame is for. */
export function useAsked(): Asked {
  const [asked, setAsked] = useState<boolean>()
  const element = useRef<HTMLIFrameElement>(null)
  const wasFilled = useRef<boolean>(undefined)
  const look = useCallback((frame: HTMLIFrameElement | null) => {
    element.current = frame
    if (!frame) return
    // It may have been filled before the app started, or be filled or emptied by the browser's history. If it is as
    // empty as before, its own document has arrived after the visitor asked.
    const filled = isFilled(frame)
    if (filled !== wasFilled.current) setAsked(filled)
    wasFilled.current = filled
  }, [])
  function ask(event: MouseEvent<HTMLAnchorElement>) {
    const { current: frame } = element
    if (frame && !isEmptied(frame)) {
      // In WebKit the empty document, still on its way, would take the place of what the link loads.
      const { currentTarget: link } = event
      event.preventDefault()
      frame.addEventListener('load', () => link.click(), { once: true })
      frame.loading = 'eager'
      return
    }
    setAsked(true)
    // With large text it may be below the window.
    frame?.scrollIntoView({ block: 'nearest' })
  }
  return { asked, ask, element, look }
}

type Props = {
  readonly state: Asked
  /** The links' `target`. */
  readonly name: string
  readonly title: string
  /** Rights of what is loaded. */
  readonly sandbox: string
  /** Features that what is loaded may use (Permissions Policy). */
  readonly allow?: string
  readonly className?: string
}

/**
 * A frame that stays empty and lets its placeholder show through until a link loads something into it; that needs no
 * script, and the other host gets no request before. No script can detect that another host's frame has failed. Even
 * empty it is two documents to start, so it waits until it is near the window: `loading` alone would begin several
 * windows away.
 */
export function AskedFrame({
  state: { asked, look },
  name,
  title,
  sandbox,
  allow,
  className = '',
}: Props) {
  return (
    <div className={styles.root}>
      <iframe
        ref={look}
        className={`${styles.frame} ${className}`}
        // Before the address, which it delays.
        loading="lazy"
        src={emptyFrame}
        name={name}
        data-open={asked}
        sandbox={sandbox}
        allow={allow}
        title={title}
        // Empty, it would be a useless stop for keyboard and screen reader.
        inert={asked === false}
        onLoad={({ currentTarget }) => look(currentTarget)}
      />
    </div>
  )
}
