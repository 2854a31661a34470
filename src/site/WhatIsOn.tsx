import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { pages } from 'content:pages'
import { programme } from 'content:programme'
import { venues } from 'content:venues'
import { usePresentMinute } from '../browser/clock.ts'
import { agendaAt, announced, aside, itemId, itemsOf, namesIn } from '../event/agenda.ts'
import { ExternalLink } from './ExternalLink.tsx'
import type { ProgrammeItem } from '../content/schema.ts'
import { lookUp } from '../lib/lookUp.ts'
import { directionsUrl } from '../lib/maps.ts'
import { fill, listed } from '../lib/texts.ts'
import * as styles from './WhatIsOn.module.scss'

const venueOf = (item: ProgrammeItem) =>
  lookUp(venues, programme.find(({ items }) => items.some((one) => one === item))?.venue ?? '')

/** The venue of an item, if it differs from the first item's venue. */
const elsewhere = (item: ProgrammeItem, first: ProgrammeItem) =>
  venueOf(item) !== venueOf(first) && venueOf(item)

const [firstItem] = itemsOf(programme)
const texts = copy.whatIsOn

/**
 * On the day: what is on, until when, who speaks, where, the way there, and what comes next, if anything. Until the app
 * has started, which on the day it does at once (src/boot.ts), and after the last item, it holds a line that is true at
 * any time. Styles keep its room.
 *
 * A translator puts its own elements in the place of texts. So a text that changes is the only child of an element, and
 * what comes and goes is an element, not a text beside others.
 */
export function WhatIsOn() {
  const now = usePresentMinute(event)
  const { on, next } = now === null ? { on: [], next: [] } : agendaAt(programme, now, event)
  const [soon] = next
  const linked = on[0] ?? soon
  const target = linked ?? firstItem
  return (
    <div className={`off-paper ${styles.root}`} data-when="during">
      <div className={styles.now} data-tone="night">
        {linked ? <Present on={on} /> : <p className={styles.title}>{texts.anyTime}</p>}
      </div>
      <p className={styles.next} data-tone="call">
        <span>
          {soon && `${fill(texts.after, { hora: soon.start, titulo: announced(next) })} `}
        </span>
        <Link className="way" to={pages.programme.path + (target ? `#${itemId(target)}` : '')}>
          <span key={linked ? 'now' : 'any'}>{linked ? texts.link : copy.layout.programme}</span>
        </Link>
      </p>
    </div>
  )
}

/** The items that are on, the first one in full; before the first item none is. */
function Present({ on: [current, ...others] }: { readonly on: readonly ProgrammeItem[] }) {
  if (!current) {
    return (
      <p className={styles.kicker}>
        <strong className={styles.mark}>{texts.begun}</strong>
      </p>
    )
  }
  return (
    <>
      <p className={styles.kicker}>
        <strong className={styles.mark}>{texts.now}</strong>{' '}
        <span>{fill(texts.until, { hora: current.end })}</span>
      </p>
      <Current item={current} />
      {others.map((item) => (
        <p key={itemId(item)}>
          <strong>{item.title}</strong>
          <span>{aside(item, elsewhere(item, current), texts)}</span>
        </p>
      ))}
    </>
  )
}

function Current({ item }: { readonly item: ProgrammeItem }) {
  const venue = venueOf(item)
  const said = listed(namesIn(item)) || item.description
  return (
    <>
      <h2 className={styles.title}>{item.title}</h2>
      {said && <p>{said}</p>}
      <p className={styles.place}>
        <span>
          {fill(texts.place, { lugar: venue.inSentence }) + (item.room ? ` · ${item.room}` : '')}
        </span>{' '}
        <ExternalLink href={directionsUrl(venue)}>{texts.directions}</ExternalLink>
      </p>
    </>
  )
}
