import type { ReactNode } from 'react'
import { programme, venues } from 'content/values.ts'
import { stars, suns } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { itemId, type ItemStatus } from '../../event/agenda.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { directionsUrl } from '../../lib/maps.ts'
import * as styles from './ProgrammePart.module.scss'
import { TimelineItem } from './TimelineItem.tsx'
import type { ProgrammeItem, ProgrammePart as Part, Venue } from '../../event/model.ts'

/** The picture of a part for each tone: a sun or a star. */
export const skyOf = { day: suns(2, 2), night: stars(1, 1) }

type Props = {
  readonly part: Part
  /** Undefined while the current time is unknown. */
  readonly statuses: ReadonlyMap<ProgrammeItem, ItemStatus> | undefined
  /** Shown below the items. */
  readonly children?: ReactNode
}

/** The fragment of a part. Because of the prefix it differs from all fragments of items (`itemId`). */
export const partId = (id: string) => `parte-${id}`

/** A part of the programme as a timeline. */
export function ProgrammePart({ part, statuses, children }: Props) {
  const venue = lookUp(venues, part.venue)
  const next = programme[programme.indexOf(part) + 1]
  const listOf = (items: readonly ProgrammeItem[], className?: string) => (
    <ol className={className}>
      {items.map((item) => (
        <TimelineItem key={itemId(item)} item={item} status={statuses?.get(item)} />
      ))}
    </ol>
  )
  return (
    <section className={styles.root} data-tone={part.tone} data-rooms={part.columns}>
      <div className={`wrapper ${styles.content}`}>
        <header className={styles.side}>
          <div className={styles.header}>
            <h2 id={partId(part.id)} tabIndex={-1}>
              {part.title}
            </h2>
            <p className={`display ${styles.hours}`}>
              <TimeRange from={part.start} to={part.end} />
            </p>
            <p translate="no">
              <strong>{venue.name}</strong>
            </p>
            <p>{part.intro}</p>
            <Azulejo art={skyOf[part.tone]} className={styles.sky} />
          </div>
        </header>
        {part.columns ? (
          <ol>
            {groupedByStart(part.items).map((group) => (
              <li key={group[0]?.from}>{listOf(group, styles.rooms)}</li>
            ))}
          </ol>
        ) : (
          listOf(part.items)
        )}
        {part.walk && next && (
          <WalkToNext part={part} from={venue} to={lookUp(venues, next.venue)} />
        )}
        {children}
      </div>
    </section>
  )
}

type WalkProps = { readonly part: Part; readonly from: Venue; readonly to: Venue }

/** The walk to the venue of the next part and, if necessary, when to leave. */
const WalkToNext = ({ part, from, to }: WalkProps) => (
  <p className={styles.walk}>
    <ExternalLink className="way" href={directionsUrl(to, from)}>
      <span className="visually-hidden">{to.directions}: </span>
      {part.walk}
    </ExternalLink>{' '}
    {part.leave && <span className={styles.leave}>{part.leave}</span>}
  </p>
)

/** Groups of items that begin at the same time. In wide windows the items of a group are side by side (`.rooms`). */
const groupedByStart = (items: readonly ProgrammeItem[]) =>
  [...new Set(items.map(({ from }) => from))].map((start) =>
    items.filter(({ from }) => from === start),
  )
