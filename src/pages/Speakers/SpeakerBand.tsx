import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { copy, pages } from 'content:values'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { Disclosure } from '../../site/ReadMore/Disclosure.tsx'
import { LinkList } from '../../site/LinkList.tsx'
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
  /** Whether it is one of many, whose long texts are folded. */
  readonly oneOfMany?: boolean
}

/** A speaker in a band across the screen: the speaker's own pattern, name and role, the talks, and who that is. */
export function SpeakerBand({ id, speaker, alone, oneOfMany = false }: Props) {
  const given = talksBy(id)
  const talks = given[0] && (
    <Talks given={given} heading={alone ? 'h2' : 'h3'} oneOfMany={oneOfMany} />
  )
  return (
    <article className={styles.root} id={id} tabIndex={-1} data-many={oneOfMany || undefined}>
      <div className={`off-paper ${styles.portrait}`}>
        <FramedPhoto
          photo={speaker.photo}
          place="band"
          tiles={
            <Azulejo art={repeat(id, { columns: 8, rows: 4 })} name={oneOfMany ? id : undefined} />
          }
        />
      </div>
      {!alone && (
        <div className={styles.name}>
          <h2 translate="no">{speaker.name}</h2>
          <p className="saying">{speaker.role}</p>
        </div>
      )}
      {talks}
      <div className={styles.person}>
        <Bio oneOfMany={oneOfMany} name={speaker.name}>
          <p>{speaker.bio}</p>
          {speaker.links && <LinkList links={speaker.links} of={speaker.name} />}
          <ShareSpeaker id={id} speaker={speaker} given={given} />
        </Bio>
      </div>
    </article>
  )
}

type BioProps = {
  readonly oneOfMany: boolean
  readonly name: string
  readonly children: ReactNode
}

/** Who the speaker is. */
function Bio({ oneOfMany, name, children }: BioProps) {
  if (!oneOfMany) return children
  return (
    <Disclosure label={copy.speakers.who} about={name}>
      {children}
    </Disclosure>
  )
}

type TalksProps = Required<Pick<Props, 'oneOfMany'>> & {
  readonly given: GivenTalks
  readonly heading: 'h2' | 'h3'
}

function Talks({ given, heading: Heading, oneOfMany }: TalksProps) {
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
          <Heading className={Heading === 'h3' ? styles.title : undefined}>{talk.talk}</Heading>
          {talk.tags && <p>{talk.tags.join(' · ')}</p>}
          {!talk.people && talk.description && !oneOfMany && <p>{talk.description}</p>}
          {talk.links && <LinkList links={talk.links} of={talk.talk} />}
        </Fragment>
      ))}
    </div>
  )
}
