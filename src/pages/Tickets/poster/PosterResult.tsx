import { type MouseEvent, useState } from 'react'
import * as copy from 'content:copy'
import { isShareRefused } from '../../../browser/shareSheet.ts'
import * as styles from './OwnPoster.module.scss'
import type { Poster } from './picture.ts'

type Props = { readonly poster: Poster }

/** A real picture, which a long press can save; or the canvas itself, if the browser spoils pictures. */
export function PosterPicture({ poster: { words, file, canvas, url } }: Props) {
  if (file) return <img className={styles.picture} src={url} alt={words} />
  const place = (element: Element | null) => element?.replaceChildren(canvas)
  return <div ref={place} className={styles.picture} role="img" aria-label={words} />
}

/**
 * Whether the page is shown inside of another app (Instagram, Facebook, any Android or iOS web view): these neither
 * save nor share files, and say nothing about it. On the home screen of an iPhone it is an app of its own, which shares.
 */
const isInsideApp = (): boolean =>
  /; wv\)|Instagram|FBA[NV]|FB_IAB|AppleWebKit\/(?!.*Safari\/)/.test(navigator.userAgent) &&
  !('standalone' in navigator && navigator.standalone)

type ActionProps = Props & {
  /** Whether the poster is the one that is wanted now. */
  readonly isReady: boolean
}

/** Ways to take the picture away, or the one that is left. */
export function PosterActions({ poster: { file, text, url }, isReady }: ActionProps) {
  const texts = copy.ownPoster
  const [isRefused, setRefused] = useState(false)
  if (!file || isInsideApp()) return <p>{file ? texts.hold : texts.screenshot}</p>

  // The file exists before the press, because WebKit counts a wait against the gesture.
  const share = async (shared: ShareData) => setRefused(await isShareRefused(shared))
  // Not the last letter's picture, nor two by a double click.
  const save = (event: MouseEvent) => {
    if (!isReady || event.detail > 1) event.preventDefault()
  }
  const shares = 'canShare' in navigator && navigator.canShare({ files: [file] })
  return (
    <div className="cluster">
      {shares && (
        <button
          type="button"
          className="button"
          onClick={() => void (isReady && share({ files: [file], text }))}
        >
          {texts.share}
        </button>
      )}
      <a
        className="button"
        data-variant={shares ? 'quiet' : undefined}
        href={url}
        download={file.name}
        onClick={save}
      >
        {texts.save}
      </a>
      <p role="status">{isRefused && texts.refused}</p>
    </div>
  )
}
