import { type MouseEvent, useState } from 'react'
import { copy } from 'content:values'
import { isShareRefused } from '../../../browser/shareSheet.ts'
import type { Poster } from './picture.ts'

/**
 * Whether the page is shown inside of another app (Instagram, Snapchat, the Google app, any Android or iOS web view):
 * these neither save nor share files, and say nothing about it. On the home screen of an iPhone it is an app of its own,
 * which shares.
 */
const isInsideApp = (): boolean =>
  /; wv\)|Instagram|FBA[NV]|FB_IAB|Snapchat|GSA\/|AppleWebKit\/(?!.*Safari\/)/.test(
    navigator.userAgent,
  ) && !('standalone' in navigator && navigator.standalone)

/** Whether the system's share sheet takes pictures. */
const sharesPictures = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([''], 'cartel.png', { type: 'image/png' })] })

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
  if (isInsideApp()) {
    // A long press saves pictures on iPhones only.
    return <p>{/Android/.test(navigator.userAgent) ? texts.openBrowser : texts.hold}</p>
  }

  // Not the last letter's picture, nor two by a double click.
  const withFile = (work: (file: File) => void) => (event: MouseEvent) => {
    if (poster && isReady && event.detail < 2) work(poster.file)
  }
  // The file exists before the press, because WebKit counts a wait against the gesture.
  const share = withFile((file) => {
    void isShareRefused({ files: [file], text: poster?.text }).then(setRefused)
  })
  const save = withFile(({ name }) => {
    Object.assign(document.createElement('a'), { href: poster?.url, download: name }).click()
  })
  const shares = sharesPictures()
  const button = { type: 'button', className: 'button', 'aria-disabled': !isReady } as const
  return (
    <div className="cluster">
      {shares && (
        <button {...button} onClick={share}>
          {texts.share}
        </button>
      )}
      <button {...button} data-variant={shares ? 'quiet' : undefined} onClick={save}>
        {texts.save}
      </button>
      <p role="status">{isRefused && texts.refused}</p>
    </div>
  )
}
