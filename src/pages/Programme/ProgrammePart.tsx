import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { pages } from 'content:pages'
import { venues } from 'content:venues'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import type { ProgrammeItem, ProgrammePart as Part, Talk } from '../../content/schema.ts'
import { itemId, type AgendaMark } from '../../lib/agenda.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { nowId } from '../../site/WhatIsOn.tsx'
import * as styles from './ProgrammePart.module.scss'

/** Suns by day, stars by night, on the ground of their part. */
const skies = {
  day: repeat('día', { columns: 6, rows: 4 }, { motif: 'sol', palettes: ['plaza'] }),
  night: repeat('noche', { columns: 6, rows: 4 }, { motif: 'lucero', palettes: ['noche'] }),
} as const

type Props = {
  readonly part: Part
  readonly marks: ReadonlyMap<ProgrammeItem, AgendaMark> | undefined
  readonly children?: ReactNode
}

/** A part of the day as a timeline. */
export function ProgrammePart({ part, marks, children }: Props) {
  return (
    <section className={styles.root} data-tone={part.tone}>
      <div className={`wrapper ${styles.content}`}>
        <header className={styles.header}>
          <h2>{part.title}</h2>
          {part.date && <p className={styles.venue}>{part.date}</p>}
          <p className={styles.hours}>
            <TimeRange from={part.start} to={part.end} />
          </p>
          <p className={styles.venue}>{lookUp(venues, part.venue).name}</p>
          <p>{part.intro}</p>
          <Azulejo art={skies[part.tone]} className={styles.sky} />
        </header>
        <ol>
          {part.items.map((item) => (
            <TimelineItem key={itemId(item)} item={item} mark={marks?.get(item)} />
          ))}
        </ol>
        {part.walk && <p className={styles.walk}>{part.walk}</p>}
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
        {item.room && <span className={styles.room}> {item.room}</span>}
      </p>
      <div className={styles.what}>
        <h3>{item.title}</h3>
        <p>{item.description}</p>
        {item.talks && (
          <ul className={styles.talks}>
            {item.talks.map((talk) => (
              <TalkLine key={talk.name + talk.talk} {...talk} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function TalkLine({ speaker, name, talk }: Talk) {
  return (
    <li>
      {speaker ? <Link to={`${pages.speakers.path}#${speaker}`}>{name}</Link> : name}
      <span className={styles.talk}>{talk}</span>
    </li>
  )
}
