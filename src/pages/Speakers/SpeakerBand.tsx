import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { pages } from 'content:pages'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { itemId } from '../../event/agenda.ts'
import { ShareSpeaker } from './ShareSpeaker.tsx'
import * as styles from './SpeakerBand.module.scss'
import { type GivenTalks, talksBy } from './talks.ts'
import type { Speaker } from '../../content/schema.ts'

type Props = {
  /** Fragment of the speaker's address. */
  readonly id: string
  readonly speaker: Speaker & Photographed
  /** Whether it is on the speaker's own page, whose heading has name and role. */
  readonly alone?: true
}

/** A speaker in a band across the screen: the speaker's own pattern, name and role, the talks, and who that is. */
export function SpeakerBand({ id, speaker, alone }: Props) {
  const given = talksBy(id)
  const talks = given[0] && <Talks given={given} heading={alone ? 'h2' : 'h3'} />
  return (
    <article className={styles.root} id={id} tabIndex={-1}>
      <div className={`off-paper ${styles.portrait}`}>
        <FramedPhoto
          photo={speaker.photo}
          place="band"
          tiles={<Azulejo art={repeat(id, { columns: 8, rows: 4 })} />}
        />
      </div>
      {!alone && (
        <div className={styles.name}>
          <h2>{speaker.name}</h2>
          <p className="saying">{speaker.role}</p>
        </div>
      )}
      {talks}
      <div className={styles.person}>
        <p>{speaker.bio}</p>
        {speaker.links && (
          <ul className={`cluster ${styles.links}`}>
            {speaker.links.map(({ name, url }) => (
              <li key={name}>
                {/* Named after the speaker too: others may link to a place of the same name (WCAG 2.4.9). */}
                <ExternalLink href={url} note={`· ${speaker.name} ${copy.layout.newTab}`}>
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
        <ShareSpeaker id={id} speaker={speaker} given={given} />
      </div>
    </article>
  )
}

type TalksProps = { readonly given: GivenTalks; readonly heading: 'h2' | 'h3' }

function Talks({ given, heading: Heading }: TalksProps) {
  return (
    <div className={styles.talk} data-tone="day">
      {given.map(({ item, talk }) => (
        <Fragment key={itemId(item) + talk.talk}>
          <p className={styles.hours}>
            <Link to={`${pages.programme.path}#${itemId(item)}`}>
              <TimeRange from={item.start} to={item.end} />
              <span className="visually-hidden">: {item.title}</span>
            </Link>
            {item.room && <span className={styles.room}> {item.room}</span>}
          </p>
          <Heading className={styles.title}>{talk.talk}</Heading>
          {!talk.people && talk.description && <p>{talk.description}</p>}
        </Fragment>
      ))}
    </div>
  )
}
