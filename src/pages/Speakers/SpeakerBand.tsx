import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { copy } from 'content:values'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import type { Speaker } from '../../content/schema.ts'
import { itemId } from '../../event/agenda.ts'
import { speakerPath } from '../../event/names.ts'
import { Disclosure } from '../../site/ReadMore/Disclosure.tsx'
import { LinkList } from '../../site/LinkList.tsx'
import { pageOf } from '../../site/site.ts'
import { type GivenTalks, lettersOf, talksBy, toneOf } from './bill.ts'
import * as styles from './SpeakerBand.module.scss'

type Props = {
  /** Fragment of the speaker's address. */
  readonly id: string
  readonly speaker: Speaker & Photographed
  /** Whether it is one of many, whose long texts are folded. */
  readonly oneOfMany?: boolean
  /** Makes it the head of the speaker's own page, and follows who that is. */
  readonly children?: ReactNode
}

/** A speaker in a band across the screen, on the ground of the speaker's own pattern: name, role, talks and bio. */
export function SpeakerBand({ id, speaker, oneOfMany = false, children }: Props) {
  const { name, role, photo } = speaker
  const art = repeat(id, { columns: 8, rows: 4 })
  const given = talksBy(id)
  const nameId = `N-${id}`
  const Name = children ? 'h1' : 'h2'
  const bio = (
    <>
      <p>{speaker.bio}</p>
      {speaker.links && <LinkList links={speaker.links} of={name} />}
    </>
  )
  return (
    <article
      className={styles.root}
      id={id}
      tabIndex={-1}
      aria-labelledby={nameId}
      data-tone={toneOf(id)}
      data-size={(children && 'page') || (oneOfMany && 'small') || undefined}
    >
      <div className={`off-paper ${styles.portrait}`}>
        <FramedPhoto
          photo={photo}
          place="band"
          tiles={<Azulejo art={art} name={oneOfMany ? id : undefined} />}
        />
      </div>
      <div className={styles.head}>
        <Name className={styles.name} id={nameId} translate="no" data-letters={lettersOf(name)}>
          {children ? (
            name
          ) : (
            <Link className="name-link" to={speakerPath(id, pageOf('speakers'))}>
              {name}
            </Link>
          )}
        </Name>
        <p className={styles.role}>{role}</p>
      </div>
      <div className={styles.about}>
        {given[0] && <Talks given={given} heading={children ? 'h2' : 'h3'} brief={oneOfMany} />}
        <div className={`flow ${styles.person}`}>
          {oneOfMany ? (
            <Disclosure label={copy.speakers.who} about={name}>
              {bio}
            </Disclosure>
          ) : (
            bio
          )}
          {children && <div>{children}</div>}
        </div>
      </div>
    </article>
  )
}

type TalksProps = {
  readonly given: GivenTalks
  readonly heading: 'h2' | 'h3'
  /** Whether descriptions are left out. */
  readonly brief: boolean
}

const Talks = ({ given, heading: Heading, brief }: TalksProps) => (
  <div className="stack">
    {given.map(({ item, talk }) => (
      <Fragment key={itemId(item) + talk.talk}>
        <p className={`condensed ${styles.hours}`}>
          <TimeRange from={item.start} to={item.end} />
          {item.room && ` · ${item.room}`}
        </p>
        <Heading className={`condensed ${styles.talk}`}>{talk.talk}</Heading>
        {talk.tags && <p>{talk.tags.join(' · ')}</p>}
        {!talk.people && talk.description && !brief && <p>{talk.description}</p>}
        {talk.links && <LinkList links={talk.links} of={talk.talk} />}
      </Fragment>
    ))}
  </div>
)
