import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { pages } from 'content:pages'
import { programme } from 'content:programme'
import { venues } from 'content:venues'
import { usePresentMinute } from '../browser/clock.ts'
import { agendaAt, agendaMoments, announced, aside, itemId, namesIn } from '../event/agenda.ts'
import { ExternalLink } from './ExternalLink.tsx'
import type { ProgrammeItem } from '../content/schema.ts'
import { lookUp } from '../lib/lookUp.ts'
import { directionsUrl } from '../lib/maps.ts'
import { fill, listed } from '../lib/texts.ts'
import * as styles from './WhatIsOn.module.scss'

const venueOf = (item: ProgrammeItem) =>
  lookUp(venues, programme.find(({ items }) => items.some((one) => one === item))?.venue ?? '')

/** The venue of an item, if it differs from the first item's. */
const elsewhere = (item: ProgrammeItem, first: ProgrammeItem | undefined) =>
  first !== undefined && venueOf(item) !== venueOf(first) && venueOf(item)

/** The moment that the page shows until the app starts (src/firstPaint.ts): its elements stay, and with them the focus. */
const firstMoment = import.meta.env.SSR ? NaN : Number(document.documentElement.dataset.moment)

/**
 * On the day: what is on, until when, who speaks, where, the way there, and what comes next, if anything. The page holds
 * all moments of the day, and the styles show the present one (src/firstPaint.ts), so that it is there at the first
 * paint.
 *
 * A translator puts its own elements in the place of texts. So a text that changes is the only child of an element, and
 * what comes and goes is an element, not a text beside others.
 */
export function WhatIsOn() {
  const now = usePresentMinute(event)
  const moments = agendaMoments(programme, event).slice(0, -1)
  return (
    <div className={`off-paper ${styles.day}`} data-when="during">
      {now === null
        ? moments.map((moment, i) => <Moment key={moment} now={moment} place={i} />)
        : [<Moment key={moments[firstMoment] ?? 0} now={now} />]}
    </div>
  )
}

type Props = {
  readonly now: number
  /** Index among all moments; undefined for the present one. */
  readonly place?: number
}

/** None after the last item. */
function Moment({ now, place }: Props) {
  const { on, next } = agendaAt(programme, now, event)
  const [current, ...others] = on
  const [soon] = next
  const linked = current ?? soon
  const texts = copy.whatIsOn
  if (!linked) return null
  return (
    <div className={styles.root} data-moment={place}>
      <div className={styles.now} data-tone="night">
        <p className={styles.kicker}>
          <strong className={styles.mark}>{current ? texts.now : texts.begun}</strong>{' '}
          {current && <span>{fill(texts.until, { hora: current.end })}</span>}
        </p>
        {current && <Current item={current} />}
        {others.map((item) => (
          <p key={itemId(item)}>
            <strong>{item.title}</strong>
            <span>{aside(item, elsewhere(item, current), texts)}</span>
          </p>
        ))}
      </div>
      <p className={styles.next} data-tone="call">
        <span>
          {soon && `${fill(texts.after, { hora: soon.start, titulo: announced(next) })} `}
        </span>
        <Link className="way" to={`${pages.programme.path}#${itemId(linked)}`}>
          {texts.link}
        </Link>
      </p>
    </div>
  )
}

function Current({ item }: { readonly item: ProgrammeItem }) {
  const venue = venueOf(item)
  const { place, directions } = copy.whatIsOn
  const said = listed(namesIn(item)) || item.description
  return (
    <>
      <h2 className={styles.title}>{item.title}</h2>
      {said && <p>{said}</p>}
      <p className={styles.place}>
        <span>
          {fill(place, { lugar: venue.inSentence }) + (item.room ? ` · ${item.room}` : '')}
        </span>{' '}
        <ExternalLink href={directionsUrl(venue)}>{directions}</ExternalLink>
      </p>
    </>
  )
}
