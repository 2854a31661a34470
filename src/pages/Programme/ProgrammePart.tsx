import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import type { ProgrammeItem, ProgrammePart as Part } from '../../content/programme.ts'
import { speakers } from '../../content/speakers.ts'
import { venues } from '../../content/venues.ts'
import { itemId, type AgendaMark } from '../../lib/agenda.ts'
import { say } from '../../site/site.ts'
import { nowId } from '../../site/WhatIsOn.tsx'
import * as styles from './ProgrammePart.module.scss'

/** Suns for the morning, stars for the night, on the ground of their part. */
const skies = {
  day: repeat('día', { columns: 6, rows: 4 }, { motif: 'sol', palettes: ['plaza'] }),
  night: repeat('noche', { columns: 6, rows: 4 }, { motif: 'lucero', palettes: ['noche'] }),
} as const

type Props = {
  readonly part: Part
  readonly tone: keyof typeof skies
  readonly marks: ReadonlyMap<ProgrammeItem, AgendaMark> | undefined
  readonly children?: ReactNode
}

/** One half of the day as a timeline. */
export function ProgrammePart({ part, tone, marks, children }: Props) {
  return (
    <section className={styles.root} data-tone={tone}>
      <div className={`wrapper ${styles.content}`}>
        <header className={styles.header}>
          <h2>{part.title}</h2>
          <p className={styles.hours}>
            <TimeRange from={part.start} to={part.end} />
          </p>
          <p className={styles.venue}>{venues[part.venue].name}</p>
          <p>{part.intro}</p>
          <Azulejo art={skies[tone]} className={styles.sky} />
        </header>
        <ol>
          {part.items.map((item) => (
            <TimelineItem key={item.start} item={item} mark={marks?.get(item)} />
          ))}
        </ol>
        {children}
      </div>
    </section>
  )
}

type TimelineItemProps = { readonly item: ProgrammeItem; readonly mark: AgendaMark | undefined }

function TimelineItem({ item, mark }: TimelineItemProps) {
  return (
    <li className={styles.item} id={itemId(item)} tabIndex={-1} data-mark={mark}>
      {mark && mark !== 'past' && (
        <p className={styles.mark} id={mark === 'now' ? nowId : undefined} tabIndex={-1}>
          <strong>{copy.programme[mark]}</strong>
        </p>
      )}
      <p className={styles.range}>
        <TimeRange from={item.start} to={item.end} />
      </p>
      <div className={styles.what}>
        <h3>{item.title}</h3>
        <p>{say(item.description)}</p>
        {item.talks && (
          <ul className={styles.talks}>
            {item.talks.map(({ speaker, talk }) => (
              <li key={speaker}>
                <Link to={`${pages.speakers.path}#${speaker}`}>{speakers[speaker].name}</Link>
                <span className={styles.talk}>{talk}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
