import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { notFound, pages } from '../../content/pages.ts'
import { mainId } from '../../layouts/PageAnnouncer.tsx'
import { useNotFoundHead } from '../../layouts/usePageHead.ts'
import styles from './NotFound.module.scss'

/** Stands outside the common layout. Its visible texts are English by specification, and marked as such. */
export function NotFound() {
  useNotFoundHead(notFound.title)
  const { pathname } = useLocation()

  // Talks to the console, as specified. The path is an argument of its own, so that nothing in it formats the line.
  useEffect(() => console.warn('404: no existe la ruta %s', pathname), [pathname])

  return (
    <main id={mainId} className={styles.root} lang="en" tabIndex={-1}>
      <h1 className={styles.code}>{notFound.heading}</h1>
      <p className={styles.text}>{notFound.text}</p>
      <p>
        <Link className="button" to={pages.home.path}>
          {notFound.link}
        </Link>
      </p>
    </main>
  )
}
