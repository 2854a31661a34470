import { Outlet } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './SiteLayout.module.scss'

/** The layout of all pages except the not-found page: skip link, header, page, footer. */
export function SiteLayout() {
  return (
    <div className={styles.root}>
      <a className={`visually-hidden off-paper ${styles.skip}`} href={`#${fragments.main}`}>
        {copy.layout.skip}
      </a>
      <Header />
      <main id={fragments.main} className={styles.main} tabIndex={-1}>
        <p className={styles.paper}>{copy.layout.paper}</p>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
