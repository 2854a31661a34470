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

/** The day's number, cut out of a wall of tiles. The last section of the page shows these tiles again (ClosingCall.tsx). */
const dayInTiles = cutFromTiles(cutOut, { seed: pages.home.path })

const { introAfter } = pages.home

/** The closing text of the stage "over". Undefined if the sale was not closed, and so does not have this stage. */
const closingText = sale.find(({ name }) => name === 'over')?.texts.closing

/**
 * The text that replaces the introduction once the event is over: `introAfter` or, without it, `closingText`. If both are
 * undefined, the introduction stays.
 */
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
 * Links to the tickets and the programme. The programme has two links, of which styles show one (`data-when`): a plain link at
 * the end until the event is over, and a button at the beginning afterwards. If the stage of the sale has the text `gallery`,
 * and the event has editions, a link to the past editions replaces the link to the tickets.
 */
function HeroLinks() {
  const { gallery: galleryLabel } = useSale()
  const { programme, tickets } = pages
  const hasGallery = galleryLabel !== undefined && editions.length > 0
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
          // Styles treat an event that is called off as over. So with "to-come" there would be no link to its programme.
          data-when={event.calledOff ? undefined : 'to-come'}
        >
          {copy.layout.programme}
        </Link>
      )}
    </p>
  )
}

/** The countdown, and what is on during the event. If the event is called off, a text about that replaces both. */
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
