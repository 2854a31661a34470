import * as copy from 'content:copy'
import { event } from 'content:event'
import { usePhase } from '../../browser/clock.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { SharePage } from '../../site/SharePage.tsx'
import { BuyLink } from '../../site/BuyLink.tsx'
import { SaleText } from '../../site/SaleText.tsx'
import { WithMail } from '../../site/WithMail.tsx'
import * as styles from './ClosingCall.module.scss'
import { wall } from './wall.ts'

/** Sells the ticket, and afterwards the next time. */
export function ClosingCall() {
  const isOver = usePhase(event) === 'after'
  const { heading, text, after } = copy.home.closing
  return (
    <section className={`columns ${styles.root}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{__SALE__ ? <SaleText of="heading" /> : heading}</h2>
        <p className="lede">
          {isOver ? <WithMail>{after}</WithMail> : __SALE__ ? <SaleText of="closing" /> : text}
        </p>
        <div className="actions">
          <BuyLink />
          {!isOver && <AddToCalendar />}
          <SharePage page="home" />
        </div>
      </div>
      <Azulejo art={wall} className={styles.wall} />
    </section>
  )
}
