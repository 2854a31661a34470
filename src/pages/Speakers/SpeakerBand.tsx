import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { pages } from 'content:pages'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { itemId, talkOf } from '../../event/agenda.ts'
import { ShareSpeaker } from '../../site/SharePage.tsx'
import * as styles from './SpeakerBand.module.scss'
import type { ProgrammeItem, Speaker } from '../../content/schema.ts'

type Props = {
  /** Fragment of the speaker's address. */
  readonly id: string
  readonly speaker: Speaker
  /** The programme, in which the speaker may have a talk. */
  readonly items: readonly ProgrammeItem[]
  readonly portrait: ReactNode
}

/** A speaker in a band across the screen: the speaker's own pattern, name and role, and the talk. */
export function SpeakerBand({ id, speaker, items, portrait }: Props) {
  const given = talkOf(id, items)
  return (
    <li>
      <article className={styles.root} id={id} tabIndex={-1}>
        <div className={styles.portrait}>{portrait}</div>
        <div className={styles.person}>
          <h2>{speaker.name}</h2>
          <p className={styles.role}>{speaker.role}</p>
          <p>{speaker.bio}</p>
          <div className={`lines ${styles.share}`}>
            <ShareSpeaker id={id} speaker={speaker} talk={given?.talk} />
          </div>
        </div>
        {given && (
          <div className={styles.talk} data-tone="day">
            <p className={styles.hours}>
              <TimeRange from={given.item.start} to={given.item.end} />
            </p>
            <p className={styles.title}>{given.talk}</p>
            <p>
              <Link to={`${pages.programme.path}#${itemId(given.item)}`}>
                {copy.speakers.item}
                <span className="visually-hidden">: {given.item.title}</span>
              </Link>
            </p>
          </div>
        )}
      </article>
    </li>
  )
}
