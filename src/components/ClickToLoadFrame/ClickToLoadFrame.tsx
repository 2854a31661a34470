import { type MouseEvent, useCallback, useState } from 'react'
import { afterFrame } from '../../browser/afterFrame.ts'
import { isForElsewhere } from '../../browser/clicks.ts'
import * as styles from './ClickToLoadFrame.module.scss'

/**
 * Whether a visitor has requested the content of a frame.
 * @returns `isRequested`; `onLinkClick` for the link that loads the content; `frameRef` for the frame
 */
export function useFrameRequest() {
  /** Undefined until the app has started. Only `false` makes the frame inert, so without the app the keyboard can enter it. */
  const [isRequested, setIsRequested] = useState<boolean>()
  const frameRef = useCallback((frame: HTMLIFrameElement | null) => {
    // A visitor may have requested the content before the app started. src/firstPaint.ts has then given the frame its origin.
    if (frame) setIsRequested(frame.matches('[sandbox~="allow-same-origin"]'))
  }, [])
  /** Notes the request. The browser itself loads the content, and src/firstPaint.ts has given the frame its origin. */
  function onLinkClick(click: MouseEvent<HTMLAnchorElement>) {
    if (isForElsewhere(click)) return
    const link = click.currentTarget
    setIsRequested(true)
    // With large text the frame may be below the window, and the advice that now appears moves it. So the frame is scrolled
    // into the window. The link follows, because it has the focus and a low window has no room for both.
    afterFrame(() => {
      for (const element of [...document.getElementsByName(link.target), link]) {
        element.scrollIntoView({ block: 'nearest' })
      }
    })
  }
  return { isRequested, onLinkClick, frameRef }
}

type Props = {
  readonly request: ReturnType<typeof useFrameRequest>
  /** The `target` of the link that loads the content. */
  readonly name: string
  readonly title: string
  /** Sandbox rights of the content. The visitor's click adds the right to its own origin (src/firstPaint.ts). */
  readonly sandbox: string
  /** Features that the content may use (Permissions Policy). */
  readonly allow?: string
  readonly className?: string
}

/**
 * A frame that stays empty until a link loads another host's page into it. Until then that host gets no request, and the
 * placeholder shows through the frame. The link works without the app. The frame has no `src`, because even an empty document
 * would cost a phone tens of milliseconds. No script can detect that another host's page has failed to load. So pages show
 * what to do in that case as soon as the visitor has requested the content.
 */
export function ClickToLoadFrame({ request, name, title, sandbox, allow, className = '' }: Props) {
  const { isRequested, frameRef } = request
  return (
    <iframe
      ref={frameRef}
      className={`${styles.root} ${className}`}
      data-open={isRequested}
      name={name}
      allow={allow}
      sandbox={sandbox}
      title={title}
      // While the frame is empty, the Tab key and screen readers skip it.
      inert={isRequested === false}
    />
  )
}
