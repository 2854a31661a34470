import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { accessAddress, event, helpToday, pages, programme, venues } from 'content/values.ts'
import { usePresentMinute } from '../../browser/clock.ts'
import { agendaAt, announced, itemId, itemsOf, namesIn, roomAndEnd } from '../../event/agenda.ts'
import { hoursOf } from '../../event/hours.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { TextRuns } from '../TextRuns.tsx'
import { lookUp } from '../../lib/lookUp.ts'
import { directionsUrl } from '../../lib/maps.ts'
import { capitalise, fill, sentence } from '../../lib/texts.ts'
import { listed } from '../../lib/locale.ts'
import * as styles from './WhatIsOn.module.scss'
import type { ProgrammeItem, Venue } from '../../event/model.ts'

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
  readonly brief?: true | undefined
}

/**
 * On the day of the event: what is on, until when, with whom, where, the way there, what comes next, and help. Before the app has
 * started and after the last item it holds a line that is always true. Styles reserve its space.
 *
 * Translators replace text nodes by elements of their own. So each text that changes is the only child of an element, and
 * elements come and go as a whole.
 */
export function WhatIsOn({ brief }: Props) {
  return agenda[0] ? <Agenda brief={brief} /> : <Begun />
}

/** An event without a programme: it has begun or, as long as its hours are not known, it is today; and where. */
function Begun() {
  const [venue] = Object.values(venues)
  const text = hoursOf(event) ? texts.begun : capitalise(copy.countdown.today)
  return (
    <div className={`off-paper ${styles.root}`} data-when="during" data-bare>
      <div className={styles.now} data-tone="night">
        <p className={styles.title}>{text}</p>
        {venue && <VenueLine venue={venue} />}
      </div>
    </div>
  )
}

function Agenda({ brief }: Props) {
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
        {pages.programme && (
          <Link className="way" to={pages.programme.path + (target ? `#${itemId(target)}` : '')}>
            <span key={linked ? 'now' : 'any'}>{linked ? way : anyWay}</span>
          </Link>
        )}
      </p>
      <Help />
    </div>
  )
}

/** For people with a need: the phone of the day, and the way to what the venues offer. */
function Help() {
  if (!accessAddress && helpToday.length === 0) return null
  return (
    <p className={styles.help} data-tone="call">
      {helpToday.length > 0 && (
        <span>
          <TextRuns runs={helpToday} />
        </span>
      )}{' '}
      {accessAddress && <Link to={accessAddress}>{copy.access.heading}</Link>}
    </p>
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
      <h2 className={styles.heading}>
        <strong className={styles.status}>{texts.begun}</strong>
      </h2>
    )
  }
  const endTogether = on.every(({ end }) => end === current.end)
  const venue = venueOf(current)
  const room = another || !current.room ? '' : ` · ${current.room}`
  return (
    <>
      <NowHeading
        title={another ? undefined : current.title}
        until={endTogether ? fill(texts.until, { hora: current.end }) : undefined}
      />
      {another ? (
        <ul className={`grid ${styles.rooms}`}>
          {on.map((item) => (
            <li key={itemId(item)}>
              <h3>
                <strong>{item.title}</strong>
                <span>
                  {roomAndEnd(item, elsewhere(item, current), {
                    ...texts,
                    until: endTogether ? '' : texts.until,
                  })}
                </span>
              </h3>
              <Names item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <Names item={current} instead={current.description} />
      )}
      <VenueLine venue={venue} room={room} />
    </>
  )
}

type HeadingProps = {
  /** None if several items are on. */
  readonly title: string | undefined
  /** None if they end at different times. */
  readonly until: string | undefined
}

/** "Ahora: Bienvenida, hasta las 11:30", as a heading says it that is heard alone. The eye sees the end beside "Ahora". */
const NowHeading = ({ title, until }: HeadingProps) => (
  <h2 className={styles.heading}>
    <strong className={styles.status}>
      {texts.now}
      {title && <span className="visually-hidden">:</span>}
    </strong>{' '}
    {title && (
      <span className={styles.title}>
        <span>{title}</span>
        {until && <span className="visually-hidden">,</span>}
      </span>
    )}{' '}
    {until && <span className={styles.until}>{until}</span>}
  </h2>
)

type VenueLineProps = { readonly venue: Venue; readonly room?: string }

/** Where it is, and the way there. */
const VenueLine = ({ venue, room = '' }: VenueLineProps) => (
  <p className={styles.place}>
    <span>{fill(texts.place, { lugar: venue.inSentence }) + room}</span>{' '}
    <ExternalLink href={directionsUrl(venue)}>{texts.directions}</ExternalLink>
  </p>
)

type NamesProps = { readonly item: ProgrammeItem; readonly instead?: string | undefined }

/** Who speaks. */
function Names({ item, instead }: NamesProps) {
  const names = listed(namesIn(item))
  return names ? <p translate="no">{names}</p> : instead && <p>{instead}</p>
}
