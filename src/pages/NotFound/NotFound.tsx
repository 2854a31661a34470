import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { cutOut } from 'content/cutOuts/notFound.ts'
import { notFound, pages } from 'content/values.ts'
import type { Art } from '../../azulejo/art.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { useUnlistedHead } from '../../site/usePageHead.ts'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './NotFound.module.scss'

/** The digits "404", cut out of a regular wall. One tile in the first row has other colours and a wrong turn. */
const digits: Art = {
  ...cutOut,
  tiles: repeat(cutOut, { seed: '404', motif: 'onda', palettes: ['trono'] }).tiles.map((tile) =>
    tile.column === 5 && tile.row === 0
      ? { ...tile, palette: 'plaza', turn: tile.turn === 0 ? 2 : 0 }
      : tile,
  ),
}

/**
 * The page for an unknown address, without header and footer. The specification demands English texts. The router needs the
 * name `Component` (src/routes.tsx).
 */
export function Component() {
  useUnlistedHead(notFound.title)
  const { pathname } = useLocation()

  // The specification demands this warning. The path is a separate argument, because otherwise a `%s` in the path would be
  // replaced.
  useEffect(() => console.warn('404: no existe la ruta %s', pathname), [pathname])

  return (
    <main id={fragments.main} className={styles.root} lang="en" tabIndex={-1}>
      <header className={styles.sign}>
        <Azulejo art={digits} className={styles.digits} />
        <h1 className="drawn">{notFound.heading}</h1>
      </header>
      <div className={`wrapper cluster ${styles.way}`}>
        <p className={styles.text}>{notFound.text}</p>
        <Link className="button" to={pages.home.path}>
          {notFound.link}
        </Link>
      </div>
    </main>
  )
}
