import { type MouseEvent, useEffect, useState } from 'react'
import * as copy from 'content/copy.ts'
import { isSparing } from '../browser/connection.ts'
import * as styles from './Outdated.module.scss'

/** Says, along the foot of the window, that the site has been published again since the page was loaded. */
export function Outdated() {
  const { text, link } = copy.outdated
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => watchPublication(() => setOutdated(true)), [])
  return (
    <div className={`off-paper ${styles.root}`} role="status">
      {isOutdated && (
        <p className="news" data-tone="call">
          {text}{' '}
          <a href={window.location.href} onClick={reload}>
            {link}
          </a>
        </p>
      )}
    </div>
  )
}

/** A reload asks the host, where a visit may get what the browser's cache has kept (GitHub Pages: ten minutes). */
function reload(click: MouseEvent) {
  click.preventDefault()
  window.location.reload()
}

/** How old a tab's knowledge may be when a visitor comes back to it, in milliseconds. */
const patience = 5 * 60_000

let isOutdated = false

/** Whether the open tab is older than the site. */
export const isTabOutdated = (): boolean => isOutdated

/**
 * Finds out whether the site has been published again when a visitor comes back to the tab after some minutes: one
 * request for the loaded page, which a cache answers if it is still the same. With data saving it asks for nothing.
 * Whatever changes in the content changes the name of a script, and with it the list in each page
 * (scripts/build/render/assemble-page.ts).
 * @param tell is called once it has been
 */
function watchPublication(tell: () => void): void {
  const { files = '' } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  const { href } = window.location
  let lastRequest = Date.now()
  async function look() {
    if (document.hidden || isOutdated || isSparing() || Date.now() - lastRequest < patience) return
    lastRequest = Date.now()
    try {
      const page = await (await fetch(href, { cache: 'no-cache' })).text()
      // What a network's login portal answers has no such list.
      isOutdated = page.includes('data-files="') && !page.includes(`data-files="${files}"`)
    } catch {
      // Without network nothing is known.
    }
    if (isOutdated) tell()
  }
  document.addEventListener('visibilitychange', () => void look())
}
