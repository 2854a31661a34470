import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { copy } from 'content:values'
import { useTabOutdated } from './publication.ts'
import * as styles from './Outdated.module.scss'

/** A reload asks the host, where a visit may get what the browser's cache has kept (GitHub Pages: ten minutes). */
function reload(click: MouseEvent) {
  click.preventDefault()
  window.location.reload()
}

/** Says, along the foot of the window, that the site has been published again since the page was loaded. */
export function Outdated() {
  const { text, link } = copy.outdated
  const isOutdated = useTabOutdated()
  const { pathname } = useLocation()
  return (
    <div className={`off-paper ${styles.root}`} role="status">
      {isOutdated && (
        <p className="news" data-tone="call">
          {text}{' '}
          <Link to={pathname} reloadDocument onClick={reload}>
            {link}
          </Link>
        </p>
      )}
    </div>
  )
}
