import { type MouseEvent, useCallback, useState } from 'react'
import { afterFrame } from '../../browser/afterFrame.ts'
import { isForElsewhere } from '../../browser/clicks.ts'
import * as styles from './ClickToLoadFrame.module.scss'

/**
 * Remembers whether a visitor has requested the content of a frame.
 * @returns `isRequested`; `onLinkClick` for the link that loads the content; `frameRef` for the frame
 */
export function useFrameRequest() {
  /** Undefined until the app has started. Only `false` makes the frame inert, so without the app the Tab key can enter it. */
  const [isRequested, setIsRequested] = useState<boolean>()
  const frameRef = useCallback((frame: HTMLIFrameElement | null) => {
    // If a visitor has requested the content before the app started, src/firstPaint.ts has added this permission.
    if (frame) setIsRequested(frame.matches('[sandbox~="allow-same-origin"]'))
  }, [])
  /** Remembers the request. The browser itself loads the content, because the frame is the `target` of the link. */
  function onLinkClick(click: MouseEvent<HTMLAnchorElement>) {
    if (isForElsewhere(click)) return
    const link = click.currentTarget
    setIsRequested(true)
    // With large text the frame may be below the viewport, and the advice that appears now moves it. So the page scrolls to the
    // frame. Then it scrolls to the link, because a short window may not have room for both, and the link has the focus.
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
  /** Sandbox permissions of the content. The visitor's click adds `allow-same-origin` (src/firstPaint.ts). */
  readonly sandbox: string
  /** Features that the content may use (Permissions Policy). */
  readonly allow?: string
  readonly className?: string
}

/**
 * A frame that stays empty until the visitor follows a link, which loads another host's page into the frame. Until then that
 * host gets no request, and the placeholder shows through the frame. The link also works without the app.
 *
 * The frame has no `src`, because even an empty document would take a phone tens of milliseconds. No script can detect that
 * another host's page has failed to load. So pages say what to do in that case once the visitor has requested the content.
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
