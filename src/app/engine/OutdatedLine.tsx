import { type MouseEvent, useEffect, useState } from 'react'
import * as copy from 'content/copy.ts'
import { watchPublication } from './outdatedTab.ts'
import * as styles from './OutdatedLine.module.scss'

/** Says, along the foot of the window, that the site has been published again since the page was loaded. */
export function OutdatedLine() {
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

/** Reloads the page. Only a reload is sure to ask the host: a link may get the old page from the browser's cache. */
function reload(click: MouseEvent) {
  click.preventDefault()
  window.location.reload()
}
