import { Link } from 'react-router-dom'
import figure from 'content:figure/day'
import { copy, pages } from 'content:values'
import { cutTiles, viewBox } from '../../azulejo/render.ts'
import { fragments } from '../../lib/reservedNames.ts'
import { absoluteUrl } from '../../lib/address.ts'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'
import { pageOf, site } from '../../site/site.ts'
import { ShareMenu } from '../../site/ShareMenu/ShareMenu.tsx'
import { EventOverLabel } from '../../site/EventOverLabel/EventOverLabel.tsx'
import { SaleText, UnlessClosed } from '../../site/Sale/SaleText.tsx'
import * as styles from './ClosingCall.module.scss'

const shared = { url: absoluteUrl(pages.home.path, site), text: pages.home.shareTitle }

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
        <UnlessClosed>
          <EventOverLabel />
        </UnlessClosed>
        <div className="actions">
          <TicketLink />
          <ShareMenu shared={shared} />
        </div>
        {__USES__.poster && (
          <UnlessClosed>
            <p>
              <Link className="way" to={`${pageOf('tickets').path}#${fragments.poster}`}>
                {copy.wayToPoster.link}
              </Link>
            </p>
          </UnlessClosed>
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
