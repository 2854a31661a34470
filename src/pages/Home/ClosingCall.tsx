import { Link } from 'react-router-dom'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { SharePage } from '../../site/SharePage.tsx'
import { say } from '../../site/site.ts'
import * as styles from './ClosingCall.module.scss'

const wall = mosaic('no te quedes fuera', { columns: 5, rows: 5 })

export function ClosingCall() {
  return (
    <section className={`columns ${styles.root}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{copy.home.closing.heading}</h2>
        <p className="lede">{say(copy.home.closing.text)}</p>
        <div className="cluster" data-align="start">
          <Link className="button" data-variant="buy" to={pages.tickets.path}>
            {copy.layout.buy}
          </Link>
          <AddToCalendar />
          <SharePage page="home" />
        </div>
      </div>
      <Azulejo art={wall} className={styles.wall} />
    </section>
  )
}
