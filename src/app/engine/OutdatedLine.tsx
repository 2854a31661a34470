import { type MouseEvent, useEffect, useState } from 'react'
import * as copy from 'content/copy.ts'
import { watchPublication } from './outdatedTab.ts'
import * as styles from './OutdatedLine.module.scss'

/** The line at the foot of the window that says that a newer version of the site has been published since the page load. */
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

/** Reloads the page. Only a reload is sure to request the page from the host. A link may show the old one from the cache. */
function reload(click: MouseEvent) {
  click.preventDefault()
  window.location.reload()
}
