import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { calledOffText, editions, event, pages, sale, venues } from 'content/values.ts'
import { cutOut } from 'content/cutOuts/day.ts'
import { banner } from 'content/eventStatus.ts'
import { cutFromTiles } from '../../azulejo/mosaic.ts'
import { sentence } from '../../lib/texts.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'
import { useSale } from '../../site/Sale/SaleText.tsx'
import { TextRuns } from '../../site/TextRuns.tsx'
import { TimedText } from '../../site/TimedText.tsx'
import { WhatIsOn } from '../../site/WhatIsOn/WhatIsOn.tsx'
import * as styles from './Hero.module.scss'
import { Countdown } from './Countdown.tsx'
import { HeroDate } from './HeroDate.tsx'
import { fragments } from '../../lib/reservedNames.ts'

/** The day's number, cut out of a wall of tiles. The end of the page shows that wall again (ClosingCall.tsx). */
const dayInTiles = cutFromTiles(cutOut, { seed: pages.home.path })

const { introAfter } = pages.home

/** The text of ClosingCall for after a closed sale; undefined if no stage closes the sale. */
const closingText = sale.find(({ name }) => name === 'over')?.texts.closing

/** The text that replaces the introduction once the event is over; undefined if the introduction stays. */
const after = introAfter ?? (closingText && <TextRuns runs={closingText} />)

const allVenues = Object.values(venues)

/** The first screen: the day's number in tiles, with date, name, introduction, links, countdown and venues. */
export function Hero() {
  return (
    <header className={styles.root} data-tone="day">
      <Azulejo art={dayInTiles} className={styles.number} digits={facts.diaNumero.length} />
      <HeroDate />
      <div className={styles.text} data-tone="page">
        <h1 className={styles.title} translate="no">
          {`${facts.nombre} `}
          {/* The year is hidden here, because the date shows it. */}
          <span className="visually-hidden">{facts.anio}</span>
        </h1>
        <p className={`lede ${styles.intro}`}>
          <TimedText after={after}>{pages.home.intro}</TimedText>
        </p>
        <HeroLinks />
      </div>
      <div className={`off-paper ${styles.count}`} data-tone="page">
        <CountdownOrStatus />
      </div>
      {allVenues[0] && (
        <ul className={`grid ${styles.venues}`}>
          {allVenues.map(({ name, what }) => (
            <li key={name}>
              <strong translate="no">{name}</strong> {what}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

/**
 * Links to the ticket and the programme. Once the event is over, the programme comes first. If the sale had been closed, the
 * gallery then replaces the ticket.
 */
function HeroLinks() {
  const { gallery: galleryLabel } = useSale()
  const { programme, tickets } = pages
  const hasGallery = galleryLabel !== undefined && editions[0] !== undefined
  if (!programme && !tickets && !hasGallery) return null
  return (
    <p className={`cluster ${styles.ways}`}>
      {programme && !event.calledOff && (
        <Link className="button" to={programme.path} data-when="after" hidden>
          {copy.layout.programme}
        </Link>
      )}{' '}
      {hasGallery ? (
        <a className="button" href={`#${fragments.editions}`}>
          {galleryLabel}
        </a>
      ) : (
        <TicketLink />
      )}{' '}
      {programme && (
        <Link
          className="way"
          to={programme.path}
          // An event that is called off is over for styles, so "to-come" would hide its only link to the programme.
          data-when={event.calledOff ? undefined : 'to-come'}
        >
          {copy.layout.programme}
        </Link>
      )}
    </p>
  )
}

/** The countdown, and during the event what is on. An event that is called off has a text about that instead. */
function CountdownOrStatus() {
  if (banner && calledOffText) {
    return (
      <p className={`lede ${styles.off}`} data-tone="night">
        <strong className="display">{sentence(banner.label)}</strong>
        <br />
        <TextRuns runs={calledOffText} />
      </p>
    )
  }
  return (
    <>
      <WhatIsOn />
      <Countdown />
    </>
  )
}
