import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import figure from 'content:figure/day'
import { pages } from 'content:pages'
import { cutTiles, viewBox } from '../../azulejo/render.ts'
import { fragments } from '../../lib/ownNames.ts'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { SharePage } from '../../site/SharePage.tsx'
import { BuyLink } from '../../site/BuyLink.tsx'
import { SaleText, WhileSold } from '../../site/SaleText.tsx'
import * as styles from './ClosingCall.module.scss'

/** Sells the ticket. */
export function ClosingCall() {
  return (
    <section className={`columns ${styles.root}`} data-tone="call">
      <div className={styles.text}>
        <h2 className={styles.heading}>
          <SaleText of="heading" />
        </h2>
        <p className="lede">
          <SaleText of="closing" />
        </p>
        <div className="actions">
          <BuyLink />
          {!event.calledOff && <AddToCalendar />}
          <SharePage page="home" />
        </div>
        {__USES__.poster && (
          <WhileSold>
            <p>
              <Link className="way" to={`${pages.tickets.path}#${fragments.poster}`}>
                {copy.wayToPoster.link}
              </Link>
            </p>
          </WhileSold>
        )}
      </div>
      <svg
        className={styles.wall}
        viewBox={viewBox(figure)}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        {/* Upside down, so that it is not the picture of the first screen. */}
        <use href={`#${cutTiles}`} transform="rotate(180 200 300)" />
      </svg>
    </section>
  )
}
