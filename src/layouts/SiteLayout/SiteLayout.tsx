import { Outlet } from 'react-router-dom'
import { copy } from '../../content/copy.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { mainId } from '../PageAnnouncer.tsx'
import * as styles from './SiteLayout.module.scss'

/** The common frame: skip link, header, the page, footer. */
export function SiteLayout() {
  return (
    <div className={styles.root}>
      <a className={styles.skip} href={`#${mainId}`}>
        {copy.layout.skip}
      </a>
      <Header />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
