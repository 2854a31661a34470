import { Link } from 'react-router-dom'
import { cutOut } from 'content/cutOuts/day.ts'
import * as copy from 'content/copy.ts'
import { hasTickets, hasVisitorPoster } from 'content/uses.ts'
import { pages } from 'content/values.ts'
import { cutTiles, viewBox } from '../../azulejo/render.ts'
import { fragments } from '../../lib/reservedNames.ts'
import { absoluteUrl } from '../../lib/address.ts'
import { saleStages } from '../../event/moment.ts'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'
import { pageOf, site } from '../../site/site.ts'
import { ShareMenu } from '../../site/ShareMenu/ShareMenu.tsx'
import { EventOverLabel } from '../../site/EventOverLabel/EventOverLabel.tsx'
import { SaleText, useSale } from '../../site/Sale/SaleText.tsx'
import * as styles from './ClosingCall.module.scss'

const shared = { url: absoluteUrl(pages.home.path, site), text: pages.home.shareTitle }

/** Of the poster that one may make. */
const letter = { x: 200, y: 462, children: 'Ñ ' }

/** Sells the ticket, or asks to keep the day free as long as there is none. */
export function ClosingCall() {
  const { isOver } = saleStages[useSale().is]
  return (
    <section className={`columns ${styles.root}`} data-tone="call">
      <div className={styles.text}>
        <h2 className={styles.heading}>
          <SaleText of="heading" />
        </h2>
        <p className="lede">
          <SaleText of="closing" />
        </p>
        {!isOver && <EventOverLabel />}
        <div className="actions">
          {hasTickets ? <TicketLink /> : <AddToCalendar />}
          <ShareMenu shared={shared} />
        </div>
        {hasVisitorPoster && !isOver && (
          <Link className={styles.poster} to={`${pageOf('tickets').path}#${fragments.poster}`}>
            {/* A letter cut out of the tiles of the first screen: a poster to come. */}
            <svg className={styles.letter} viewBox="0 0 400 500" aria-hidden="true">
              <clipPath id="L">
                <text {...letter} />
              </clipPath>
              <text className="cut-out" {...letter} />
              <use href={`#${cutTiles}`} clipPath="url(#L)" />
            </svg>
            {copy.wayToPoster.link}
          </Link>
        )}
      </div>
      <svg
        className={styles.wall}
        viewBox={viewBox(cutOut)}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        {/* Upside down, so that it is not the picture of the first screen. */}
        <use href={`#${cutTiles}`} transform="rotate(180 200 300)" />
      </svg>
    </section>
  )
}
