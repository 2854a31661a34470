import { Link } from 'react-router-dom'
import { cutOut } from 'content/cutOuts/day.ts'
import * as copy from 'content/copy.ts'
import { hasTickets, hasVisitorPoster } from 'content/uses.ts'
import { pages } from 'content/values.ts'
import { cutOutIds, frameAttributes } from '../../azulejo/render.ts'
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

/** The tiles of the first screen (Hero.tsx), which this section shows again. */
const dayTiles = `#${cutOutIds.tiles}`

/**
 * The invitation of the sale's stage, with the ticket button. An event without a page of tickets has the calendar instead.
 * After a closed sale the texts themselves say that the event is over, so there is no label. The link to the visitor poster is
 * a part of the invitation, so it goes when the sale is closed.
 */
export function ClosingCall() {
  const { isSaleClosed } = saleStages[useSale().name]
  return (
    <section className={`columns ${styles.root}`} data-tone="call">
      <div className={styles.text}>
        <h2 className={styles.heading}>
          <SaleText of="heading" />
        </h2>
        <p className="lede">
          <SaleText of="closing" />
        </p>
        {!isSaleClosed && <EventOverLabel />}
        <div className="actions">
          {hasTickets ? <TicketLink /> : <AddToCalendar />}
          <ShareMenu shared={shared} />
        </div>
        {hasVisitorPoster && !isSaleClosed && <PosterLink />}
      </div>
      <svg
        className={styles.wall}
        {...frameAttributes(cutOut)}
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        {/* The tiles are turned around their middle, so that this is another picture than the first screen's. */}
        <use href={dayTiles} transform="rotate(180 200 300)" />
      </svg>
    </section>
  )
}

/** Id of the clip path in the shape of the initial. It is short, as in `cutOutIds`. */
const clipId = 'L'

/** Four columns by five rows of tiles. */
const initialFrame = frameAttributes({ columns: 4, rows: 5 })

/**
 * The text of a sample initial on the poster: the middle of its baseline, and the letter. The space keeps the letter apart from
 * the label in the text of the link.
 */
const initial = { x: 200, y: 462, children: 'Ñ ' }

/** The link to the visitor poster. Its initial is cut out of the tiles of the first screen. */
const PosterLink = () => (
  <Link className={styles.poster} to={`${pageOf('tickets').path}#${fragments.poster}`}>
    <svg className={styles.glyph} {...initialFrame} aria-hidden="true">
      <clipPath id={clipId}>
        <text {...initial} />
      </clipPath>
      <text className="cut-out" {...initial} />
      <use href={dayTiles} clipPath={`url(#${clipId})`} />
    </svg>
    {copy.wayToPoster.link}
  </Link>
)
