import { Outlet } from 'react-router-dom'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { absoluteUrl } from '../../lib/address.ts'
import { say, site } from '../../site/site.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { mainId } from '../PageAnnouncer.tsx'
import * as styles from './SiteLayout.module.scss'

const { skip, paper } = copy.layout
const addresses = { sitio: absoluteUrl('/', site), entradas: event.ticketUrl }

/** The common frame: skip link, header, the page, footer. */
export function SiteLayout() {
  return (
    <div className={styles.root}>
      <a className={styles.skip} href={`#${mainId}`}>
        {skip}
      </a>
      <Header />
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <p className={styles.paper}>{say(paper.head)}</p>
        <Outlet />
        <p className={styles.paper}>{say(paper.foot, addresses)}</p>
      </main>
      <Footer />
    </div>
  )
}
