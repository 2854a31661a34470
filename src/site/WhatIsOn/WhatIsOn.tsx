import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { accessAddress, event, helpToday, pages, programme, venues } from 'content/values.ts'
import { usePresentMinute } from '../../browser/clock.ts'
import {
  agendaAt,
  announcementOf,
  itemId,
  itemsOf,
  namesIn,
  roomAndEnd,
} from '../../event/agenda.ts'
import { hoursOf } from '../../event/hours.ts'
import { ExternalLink } from '../ExternalLink.tsx'
import { TextRuns } from '../TextRuns.tsx'
import { lookUp } from '../../lib/lookUp.ts'
import { directionsUrl } from '../../lib/maps.ts'
import { capitalise, fill, sentence } from '../../lib/texts.ts'
import { listed } from '../../lib/locale.ts'
import * as styles from './WhatIsOn.module.scss'
import type { ProgrammeItem, ProgrammePart, Venue } from '../../event/model.ts'

/** The venue of an item: that of the programme's part which contains the item. */
function venueOf(item: ProgrammeItem): Venue {
  const part = programme.find(({ items }) => items.includes(item)) as ProgrammePart
  return lookUp(venues, part.venue)
}

/** Whether two items are at different venues. */
const areApart = (item: ProgrammeItem, other: ProgrammeItem) => venueOf(item) !== venueOf(other)

const allItems = itemsOf(programme)
const texts = copy.whatIsOn

/**
 * Whether three or four items may be on at once. Then the usual height of the box is not enough. A part with five or more rooms
 * has no columns (scripts/build/derive/programme.ts), so it does not count.
 */
const hasManyRooms = programme.some(({ columns = 1 }) => columns > 2)

type Props = {
  /** Whether the box is above the programme. Then it only names what is on and what comes next, because the rest is below. */
  readonly brief?: true | undefined
}

/**
 * The box that is shown during the event: what is on now, until when, with whom and where, directions, what comes next, and
 * help. Until the app has started, and after the last item, a line that is always true replaces the items. Styles reserve the
 * space.
 *
 * Translators replace text nodes by their own elements. So each text that changes is the only child of an element, and React
 * adds and removes whole elements.
 */
export function WhatIsOn({ brief }: Props) {
  return allItems[0] ? <Agenda brief={brief} /> : <Begun />
}

/** The box of an event without a programme: that the event has begun or, without hours, that it is today, and the venue. */
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

/** The box of an event with a programme: what is on, what comes next, and help. */
function Agenda({ brief }: Props) {
  const now = usePresentMinute(event)
  const { on, next } = now === null ? { on: [], next: [] } : agendaAt(allItems, now, event)
  const currentOrNext = on[0] ?? next[0]
  const linkedItem = currentOrNext ?? allItems[0]
  const labelNow = brief ? texts.down : texts.link
  const labelAnyTime = brief ? texts.anyTime : copy.layout.programme
  return (
    <div
      className={`off-paper ${styles.root}`}
      data-when="during"
      data-brief={brief}
      data-many={hasManyRooms || undefined}
    >
      {!brief && (
        <div className={styles.now} data-tone="night">
          {currentOrNext ? <Present on={on} /> : <p className={styles.title}>{texts.anyTime}</p>}
        </div>
      )}
      <p className={styles.next} data-tone="call">
        {brief && on[0] && <span>{`${texts.now}: ${sentence(announcementOf(on, texts))} `}</span>}
        <Next items={next} isAnyOn={on.length > 0} />{' '}
        {pages.programme && (
          <Link
            className="way"
            to={pages.programme.path + (linkedItem ? `#${itemId(linkedItem)}` : '')}
          >
            <span key={currentOrNext ? 'now' : 'any'}>
              {currentOrNext ? labelNow : labelAnyTime}
            </span>
          </Link>
        )}
      </p>
      <Help />
    </div>
  )
}

/** The line for people with a need: the phone number for help, and the link to the access lists of the venues. */
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

type NextProps = {
  readonly items: readonly ProgrammeItem[]
  /** Whether an item is on now. */
  readonly isAnyOn: boolean
}

/**
 * The items that come next. If they share a venue, and the item before them is at another venue, a link with directions
 * follows. If nothing comes next and an item is on, the text says that this item is the last one.
 */
function Next({ items, isAnyOn }: NextProps) {
  const [first] = items
  if (!first) return isAnyOn && <span>{texts.last}</span>
  const values = { hora: first.start, titulo: announcementOf(items, texts) }
  const previous = allItems.findLast(({ from }) => from < first.from)
  const haveOneVenue = !items.some((item) => areApart(item, first))
  const isElsewhere = previous && haveOneVenue && areApart(first, previous)
  if (!isElsewhere) return <span>{fill(texts.after, values)}</span>
  const venue = venueOf(first)
  return (
    <span key="elsewhere">
      <span>{`${fill(texts.afterElsewhere, { ...values, lugar: venue.inSentence })} `}</span>
      <ExternalLink href={directionsUrl(venue)}>{venue.directions}</ExternalLink>
    </span>
  )
}

/**
 * The items that are on, and directions. A single item is shown with all details. Several items are shown in a list. If no
 * item is on, before the first one or in a pause, a heading says that the event has begun.
 */
function Present({ on }: { readonly on: readonly ProgrammeItem[] }) {
  const [current, another] = on
  if (!current) {
    return (
      <h2 className={styles.heading}>
        <strong className={styles.status}>{texts.begun}</strong>
      </h2>
    )
  }
  const haveOneEnd = on.every(({ end }) => end === current.end)
  // If all items end together, the heading says when, and the list does not.
  const listTexts = { ...texts, until: haveOneEnd ? '' : texts.until }
  const venue = venueOf(current)
  const room = !another && current.room ? ` · ${current.room}` : ''
  return (
    <>
      <NowHeading
        title={another ? undefined : current.title}
        until={haveOneEnd ? fill(texts.until, { hora: current.end }) : undefined}
      />
      {another ? (
        <ul className={`grid ${styles.rooms}`}>
          {on.map((item) => (
            <li key={itemId(item)}>
              <h3>
                <strong>{item.title}</strong>
                <span>{roomAndEnd(item, areApart(item, current) && venueOf(item), listTexts)}</span>
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
  /** Undefined if several items are on. */
  readonly title: string | undefined
  /** "hasta las 11:30"; undefined if the items end at different times. */
  readonly until: string | undefined
}

/**
 * The heading that says what is on, and until when. Orca would read each cell of its grid as a separate line. So screen readers
 * get one hidden string instead: "Ahora: Bienvenida, hasta las 11:30".
 */
function NowHeading({ title, until }: HeadingProps) {
  const subject = title ? `${texts.now}: ${title}` : texts.now
  return (
    <h2 className={styles.heading}>
      <span className="visually-hidden">{until ? `${subject}, ${until}` : subject}</span>
      <strong className={styles.status} aria-hidden="true">
        {texts.now}
      </strong>
      {title && (
        <span className={styles.title} aria-hidden="true">
          {title}
        </span>
      )}
      {until && (
        <span className={styles.until} aria-hidden="true">
          {until}
        </span>
      )}
    </h2>
  )
}

type VenueLineProps = { readonly venue: Venue; readonly room?: string }

/** The venue, the room if a single item is on, and a link with directions. */
const VenueLine = ({ venue, room = '' }: VenueLineProps) => (
  <p className={styles.place}>
    <span>{fill(texts.place, { lugar: venue.inSentence }) + room}</span>{' '}
    <ExternalLink href={directionsUrl(venue)}>{texts.directions}</ExternalLink>
  </p>
)

type NamesProps = {
  readonly item: ProgrammeItem
  /** The text if no speaker is announced. */
  readonly instead?: string | undefined
}

/** The names of an item's announced speakers, or the text `instead`. */
function Names({ item, instead }: NamesProps) {
  const names = listed(namesIn(item))
  return names ? <p translate="no">{names}</p> : instead && <p>{instead}</p>
}
