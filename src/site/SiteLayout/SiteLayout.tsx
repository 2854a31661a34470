import { Outlet } from 'react-router-dom'
import { copy, event, programme, shownAddress, venues } from 'content:values'
import { lookUp } from '../../lib/lookUp.ts'
import { fill } from '../../lib/texts.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './SiteLayout.module.scss'

const { skip, paper } = copy.layout
const places = programme.map(({ venue, start, end }) => {
  const { name, street } = lookUp(venues, venue)
  return fill(paper.place, { lugar: name, calle: street, inicio: start, fin: end })
})
const values = {
  lugares: places.join('\n'),
  sitio: shownAddress,
  entradas: event.ticketUrl ?? '',
}

/** The common frame: skip link, header, the page, footer. */
export function SiteLayout() {
  return (
    <div className={styles.root}>
      <a className={`visually-hidden off-paper ${styles.skip}`} href={`#${fragments.main}`}>
        {skip}
      </a>
      <Header />
      <main id={fragments.main} className={styles.main} tabIndex={-1}>
        <p className={styles.paper}>{paper.head}</p>
        <Outlet />
        <p className={styles.paper}>{fill(paper.foot, values)}</p>
      </main>
      <Footer />
    </div>
  )
}
