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

/** Reference to the tiles of the first screen (Hero.tsx), which this section shows again. */
const dayTiles = `#${cutOutIds.tiles}`

/**
 * The invitation at the end of the page. Its texts depend on the stage of the sale. If the event has no page of the tickets,
 * the calendar menu replaces the ticket button. Once the sale is closed, the texts themselves say that the event is over, so
 * there is no label, and no link to the visitor poster, because the texts no longer invite anybody.
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
        {/* The tiles are turned, so that they look different from the first screen. (200, 300) is the centre of four columns by
            six rows of tiles that are 100 wide. */}
        <use href={dayTiles} transform="rotate(180 200 300)" />
      </svg>
    </section>
  )
}

/** Id of the clip path in the shape of the initial. It is short, like the ids of `cutOutIds`. */
const clipId = 'L'

/** The frame of the initial's picture. ClosingCall.module.scss has the same columns and rows. */
const initialFrame = frameAttributes({ columns: 4, rows: 5 })

/**
 * A sample initial. (200, 462) is the middle of its baseline, because `text-anchor` is "middle" (ClosingCall.module.scss). The
 * space separates the letter from the label that follows in the link.
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
