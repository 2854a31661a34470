import { type MouseEvent, useEffect, useState } from 'react'
import { copy } from 'content:values'
import { watchPublication } from './publication.ts'
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
