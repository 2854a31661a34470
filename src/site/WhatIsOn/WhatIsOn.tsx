import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { event, pages, programme, venues } from 'content/values.ts'
import { usePresentMinute } from '../../browser/clock.ts'
import { agendaAt, announced, itemId, itemsOf, namesIn, roomAndEnd } from '../../event/agenda.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { lookUp } from '../../lib/lookUp.ts'
import { directionsUrl } from '../../lib/maps.ts'
import { fill, sentence } from '../../lib/texts.ts'
import { listed } from '../../lib/locale.ts'
import * as styles from './WhatIsOn.module.scss'
import type { ProgrammeItem } from '../../event/model.ts'

const venueOf = (item: ProgrammeItem) =>
  lookUp(venues, programme.find(({ items }) => items.some((one) => one === item))?.venue ?? '')

/** The venue of an item, if it differs from another item's venue. */
const elsewhere = (item: ProgrammeItem, other: ProgrammeItem) =>
  venueOf(item) !== venueOf(other) && venueOf(item)

const agenda = itemsOf(programme)
const texts = copy.whatIsOn

/** Whether more rows may be on at once than a single item takes. */
const hasManyRooms = programme.some(({ rooms = 1 }) => rooms > 2)

type Props = {
  /** Whether it stands above the programme, which says all but what is on now and where one goes next. */
  readonly brief?: true
}

/**
 * On the day of the event: what is on, until when, with whom, where, the way there, and what comes next. Before the app has
 * started and after the last item it holds a line that is always true. Styles reserve its space.
 *
 * Translators replace text nodes by elements of their own. So each text that changes is the only child of an element, and
 * elements come and go as a whole.
 */
export function WhatIsOn({ brief }: Props) {
  const now = usePresentMinute(event)
  const { on, next } = now === null ? { on: [], next: [] } : agendaAt(agenda, now, event)
  const linked = on[0] ?? next[0]
  const target = linked ?? agenda[0]
  const [way, anyWay] = brief ? [texts.down, texts.anyTime] : [texts.link, copy.layout.programme]
  return (
    <div
      className={`off-paper ${styles.root}`}
      data-when="during"
      data-brief={brief}
      data-many={hasManyRooms || undefined}
    >
      {!brief && (
        <div className={styles.now} data-tone="night">
          {linked ? <Present on={on} /> : <p className={styles.title}>{texts.anyTime}</p>}
        </div>
      )}
      <p className={styles.next} data-tone="call">
        {brief && on[0] && <span>{`${texts.now}: ${sentence(announced(on, texts))} `}</span>}
        <Next items={next} />{' '}
        <Link className="way" to={pages.programme.path + (target ? `#${itemId(target)}` : '')}>
          <span key={linked ? 'now' : 'any'}>{linked ? way : anyWay}</span>
        </Link>
      </p>
    </div>
  )
}

/** The items that come next and, if they are at another venue, the way there. */
function Next({ items }: { readonly items: readonly ProgrammeItem[] }) {
  const [soon] = items
  if (!soon) return null
  const values = { hora: soon.start, titulo: announced(items, texts) }
  const before = agenda.findLast(({ from }) => from < soon.from)
  const venue = before && items.every((item) => !elsewhere(item, soon)) && elsewhere(soon, before)
  if (!venue) return <span>{fill(texts.after, values)}</span>
  return (
    <span key="elsewhere">
      <span>{`${fill(texts.afterElsewhere, { ...values, lugar: venue.inSentence })} `}</span>
      <ExternalLink href={directionsUrl(venue)}>{venue.directions}</ExternalLink>
    </span>
  )
}

/** The items that are on, one in full or several in a row each, and the way there. Before the first item there are none. */
function Present({ on }: { readonly on: readonly ProgrammeItem[] }) {
  const [current, another] = on
  if (!current) {
    return (
      <p className={styles.kicker}>
        <strong className={styles.status}>{texts.begun}</strong>
      </p>
    )
  }
  const endTogether = on.every(({ end }) => end === current.end)
  const venue = venueOf(current)
  const room = another || !current.room ? '' : ` · ${current.room}`
  return (
    <>
      <p className={styles.kicker}>
        <strong className={styles.status}>{texts.now}</strong>{' '}
        {endTogether && <span>{fill(texts.until, { hora: current.end })}</span>}
      </p>
      {another ? (
        <ul className={`grid ${styles.rooms}`}>
          {on.map((item) => (
            <li key={itemId(item)}>
              <strong>{item.title}</strong>
              <span>
                {roomAndEnd(item, elsewhere(item, current), {
                  ...texts,
                  until: endTogether ? '' : texts.until,
                })}
              </span>
              <Names item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <h2 className={styles.title}>{current.title}</h2>
          <Names item={current} instead={current.description} />
        </>
      )}
      <p className={styles.place}>
        <span>{fill(texts.place, { lugar: venue.inSentence }) + room}</span>{' '}
        <ExternalLink href={directionsUrl(venue)}>{texts.directions}</ExternalLink>
      </p>
    </>
  )
}

type NamesProps = { readonly item: ProgrammeItem; readonly instead?: string | undefined }

/** Names of an item's speakers, or another text if there are none. */
function Names({ item, instead }: NamesProps) {
  const names = listed(namesIn(item))
  return names ? <p translate="no">{names}</p> : instead && <p>{instead}</p>
}
