import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { pages } from 'content:pages'
import { programme } from 'content:programme'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { itemId, talksOf } from '../../event/agenda.ts'
import { ShareSpeaker } from '../../site/SharePage.tsx'
import * as styles from './SpeakerBand.module.scss'
import type { Speaker } from '../../content/schema.ts'

const items = programme.flatMap((part) => part.items)

type Props = {
  /** Fragment of the speaker's address. */
  readonly id: string
  readonly speaker: Speaker & Photographed
}

/** A speaker in a band across the screen: the speaker's own pattern, name and role, and the talks. */
export function SpeakerBand({ id, speaker }: Props) {
  const given = talksOf(id, items)
  return (
    <li>
      <article className={styles.root} id={id} tabIndex={-1}>
        <div className={`off-paper ${styles.portrait}`}>
          <FramedPhoto
            photo={speaker.photo}
            place="band"
            tiles={<Azulejo art={repeat(id, { columns: 8, rows: 4 })} />}
          />
        </div>
        <div className={styles.person}>
          <h2>{speaker.name}</h2>
          <p className="saying">{speaker.role}</p>
          <p>{speaker.bio}</p>
          {__USES__.speakerLinks && speaker.links && (
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
          <ShareSpeaker id={id} speaker={speaker} talks={given.map(({ talk }) => talk.talk)} />
        </div>
        {given[0] && (
          <div className={styles.talk} data-tone="day">
            {given.map(({ item, talk }) => (
              <Fragment key={itemId(item) + talk.talk}>
                <p className={styles.hours}>
                  <TimeRange from={item.start} to={item.end} />
                  {item.room && <span className={styles.room}> {item.room}</span>}
                </p>
                <h3 className={styles.title}>{talk.talk}</h3>
                {__USES__.talkDetails && !talk.people && talk.description && (
                  <p>{talk.description}</p>
                )}
                <p>
                  <Link to={`${pages.programme.path}#${itemId(item)}`}>
                    {copy.speakers.item}
                    <span className="visually-hidden">: {item.title}</span>
                  </Link>
                </p>
              </Fragment>
            ))}
          </div>
        )}
      </article>
    </li>
  )
}
