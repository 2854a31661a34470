import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import * as facts from 'content/facts.ts'
import { hasTicketFrame, hasVisitorPoster } from 'content/uses.ts'
import { pages, perks, prices } from 'content/values.ts'
import { cutOut } from 'content/cutOuts/day.ts'
import { cutFromTiles } from '../../azulejo/mosaic.ts'
import { usePresentMinute } from '../../browser/clock.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { lettersInLine } from '../../components/PageHeader/lettersInLine.ts'
import { PerkList } from '../../components/PerkList/PerkList.tsx'
import { AddToCalendar } from '../../site/AddToCalendar.tsx'
import { EventOverLabel } from '../../site/EventOverLabel/EventOverLabel.tsx'
import { pageOf } from '../../site/site.ts'
import { TimedText } from '../../site/TimedText.tsx'
import { keepShortWords } from '../../lib/locale.ts'
import { usePageHead } from '../../site/usePageHead.ts'
import { LazyVisitorPoster } from './visitorPoster/LazyVisitorPoster.tsx'
import { TicketFrame } from './TicketFrame.tsx'
import { TicketStub } from './TicketStub.tsx'
import { Wristband } from './Wristband.tsx'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './Tickets.module.scss'
import type { Price } from '../../event/model.ts'

const eventName = keepShortWords(facts.evento)
const dayInTiles = cutFromTiles(cutOut, { seed: pageOf('tickets').path })

/**
 * The page of the tickets. The ticket is in its header. After it come sections that only some events have: the shop in a
 * frame, the wristband, the visitor poster. The router needs the name `Component` (src/routes.tsx).
 */
export function Component() {
  usePageHead('tickets')
  const { heading, intro, introAfter } = pageOf('tickets')
  const { wristband } = copy.tickets
  return (
    <>
      <EventOverLabel band />
      <header className={`wrapper ${styles.head}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className="lede">
          <TimedText after={introAfter}>{intro}</TimedText>
        </p>
        <Ticket />
      </header>
      <div className={`wrapper ${styles.rest}`}>
        {hasTicketFrame && <TicketFrame />}
        {wristband && <Wristband />}
        {hasVisitorPoster && <LazyVisitorPoster />}
      </div>
    </>
  )
}

/** The ticket: its face, the stub with the button, and the body with prices and perks. */
function Ticket() {
  const { hours, perks: perkTexts, faq } = copy.tickets
  return (
    <article id={fragments.ticket} className={styles.ticket} tabIndex={-1}>
      <div className={styles.face} data-tone="day">
        <Azulejo art={dayInTiles} className={styles.sign} digits={facts.diaNumero.length} />
        <div className={styles.words}>
          <p
            className={`display ${styles.name}`}
            data-letters={lettersInLine(eventName, 4)}
            translate="no"
          >
            {eventName}
          </p>
          <p className={`condensed struck ${styles.date}`}>
            <time dateTime={facts.fechaIso}>{keepShortWords(facts.fechaLarga)}</time> <br />
            {keepShortWords(hours)}
          </p>
        </div>
      </div>
      <TicketStub />
      <div className={styles.body}>
        {prices && <Prices all={prices} />}
        {perks.length > 0 && (
          <div className="flow pad">
            <h2>{perkTexts.heading}</h2>
            <PerkList perks={perks} />
          </div>
        )}
        <div className={`off-paper cluster ${styles.foot}`}>
          <div data-when="to-come">
            <AddToCalendar />
          </div>
          {pages.faq && (
            <Link className="way" to={pages.faq.path}>
              {faq.link}
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}

/** The current prices. Until the app has started, they are the prices at build time. */
function Prices({ all }: { readonly all: readonly Price[] }) {
  const lastEnd = Math.max(...all.map(({ endsAt = 0 }) => endsAt))
  // The clock stops once the last price has ended. With `calledOff: false` it also runs for an event that is called off.
  // Otherwise the current time would be unknown there, and prices that have ended since the build would still be shown.
  const now = usePresentMinute({ to: lastEnd, calledOff: false })
  const isCurrent = ({ endsAt, hasEnded }: Price): boolean => {
    if (now === null) return !hasEnded
    return endsAt === undefined || now < endsAt
  }
  const current = all.filter(isCurrent)
  if (current.length === 0) return null
  return (
    <div className={`flow pad ${styles.prices}`}>
      <h2>{copy.prices.heading}</h2>
      <ul className={`grid ${styles.kinds}`}>
        {current.map(({ name, shown, note, untilText }) => (
          <li key={name} className={styles.kind}>
            <strong className={`title ${styles.kindName}`}>{name}</strong>{' '}
            <span className={`display ${styles.price}`}>{shown}</span>
            {untilText && <span className={styles.note}> {untilText}</span>}
            {note && <span className={styles.note}> {note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
