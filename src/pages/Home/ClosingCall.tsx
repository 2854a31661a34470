import * as copy from 'content:copy'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { SharePage } from '../../site/SharePage.tsx'
import { BuyLink } from '../../site/BuyLink.tsx'
import { SaleText } from '../../site/SaleText.tsx'
import * as styles from './ClosingCall.module.scss'
import { wall } from './wall.ts'

/** Sells the ticket. */
export function ClosingCall() {
  const { heading, text } = copy.home.closing
  return (
    <section className={`columns ${styles.root}`}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{__SALE__ ? <SaleText of="heading" /> : heading}</h2>
        <p className="lede">{__SALE__ ? <SaleText of="closing" /> : text}</p>
        <div className="actions">
          <BuyLink />
          {!__CALLED_OFF__ && <AddToCalendar />}
          <SharePage page="home" />
        </div>
      </div>
      <Azulejo art={wall} className={styles.wall} />
    </section>
  )
}
