import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { programme, speakers } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { itemId, itemsOf, talksOf } from '../../event/agenda.ts'
import { speakerPath } from '../../event/names.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { Disclosure } from '../../site/Disclosure.tsx'
import { LinkList } from '../../site/ExternalLink.tsx'
import { pageOf } from '../../site/site.ts'
import { toneOf } from './bandTones.ts'
import * as styles from './SpeakerBand.module.scss'
import type { ProgrammeItem, Talk } from '../../event/model.ts'

/** A speaker's talks, each with the programme item that it is in. */
export const talksBy = (id: string) => talksOf(id, itemsOf(programme))

/** The largest number of letters in a line of a name, unless one of its words is longer. */
const usualLine = 18

/**
 * The number of letters for which a line of a name needs room. The font size depends on it (SpeakerBand.module.scss). A name
 * may wrap at spaces and hyphens.
 */
function lettersPerLine(name: string): number {
  const longestWord = Math.max(...name.split(/[\s-]/).map(({ length }) => length))
  return Math.max(longestWord, Math.min(name.length, usualLine))
}

type Props = {
  /** The speaker's identifier. It is also the id of the element. */
  readonly id: string
  /** Whether there are many bands. Then the band is small, a disclosure has bio and links, and talks have no descriptions. */
  readonly oneOfMany?: boolean
  /** Elements below the bio. A band with children is the head of the speaker's own page. */
  readonly children?: ReactNode
}

/** The size of a band (`data-size`), for styles. */
function sizeOf(isHead: boolean, oneOfMany: boolean): 'page' | 'small' | undefined {
  if (isHead) return 'page'
  return oneOfMany ? 'small' : undefined
}

/** A speaker in a band across the screen: tiles or photo, name, role, talks and bio. */
export function SpeakerBand({ id, oneOfMany = false, children }: Props) {
  const { name, role, photo, bio, links } = lookUp(speakers, id)
  // The numbers are the most columns and rows that a band shows (SpeakerBand.module.scss).
  const art = repeat({ columns: 4, rows: 10 }, { seed: id })
  const isHead = children !== undefined
  const bioAndLinks = (
    <>
      <p>{bio}</p>
      {links && <LinkList links={links} of={name} />}
    </>
  )
  return (
    <article
      className={styles.root}
      id={id}
      tabIndex={-1}
      aria-labelledby={nameId(id)}
      data-tone={toneOf(id)}
      data-size={sizeOf(isHead, oneOfMany)}
    >
      <div className={`off-paper ${styles.portrait}`}>
        <FramedPhoto photo={photo} place="band" tiles={<Azulejo art={art} />} />
      </div>
      <div className={styles.head}>
        <SpeakerName id={id} isHead={isHead} />
        <p className={styles.role}>{role}</p>
      </div>
      <div className={styles.about}>
        <GivenTalks id={id} Title={isHead ? 'h2' : 'h3'} brief={oneOfMany} />
        <div className={`flow ${styles.person}`}>
          {oneOfMany ? (
            <Disclosure label={copy.speakers.who} about={name}>
              {bioAndLinks}
            </Disclosure>
          ) : (
            bioAndLinks
          )}
          {children && <div>{children}</div>}
        </div>
      </div>
    </article>
  )
}

/** The id of the heading with a speaker's name. The band itself has the id without the prefix. */
const nameId = (id: string) => `N-${id}`

/** The heading of a band: the name as the main heading of the speaker's own page, or as a link to that page. */
function SpeakerName({ id, isHead }: { readonly id: string; readonly isHead: boolean }) {
  const { name } = lookUp(speakers, id)
  const Heading = isHead ? 'h1' : 'h2'
  return (
    <Heading
      className={styles.name}
      id={nameId(id)}
      translate="no"
      data-letters={lettersPerLine(name)}
    >
      {isHead ? (
        name
      ) : (
        <Link className="name-link" to={speakerPath(id, pageOf('speakers'))}>
          {name}
        </Link>
      )}
    </Heading>
  )
}

type TalkFormat = {
  /** The element for the title of a talk. */
  readonly Title: 'h2' | 'h3'
  /** Whether the descriptions of talks are left out. */
  readonly brief: boolean
}

/** The talks of a speaker. Empty if there is none. */
function GivenTalks({ id, ...format }: TalkFormat & { readonly id: string }) {
  const talks = talksBy(id)
  if (talks.length === 0) return null
  return (
    <div className="stack">
      {talks.map(({ item, talk }) => (
        <GivenTalk key={itemId(item) + talk.title} item={item} talk={talk} {...format} />
      ))}
    </div>
  )
}

type GivenTalkProps = TalkFormat & { readonly item: ProgrammeItem; readonly talk: Talk }

/**
 * A talk of the speaker, with its time. The description of a talk with several speakers is left out, because each of their
 * bands would repeat it.
 */
const GivenTalk = ({ item, talk, Title, brief }: GivenTalkProps) => (
  <>
    <p className={styles.hours}>
      <TimeRange from={item.start} to={item.end} />
      {item.room && ` · ${item.room}`}
    </p>
    <Title className={styles.talk}>{talk.title}</Title>
    {talk.tags && <p>{talk.tags.join(' · ')}</p>}
    {talk.speakers.length === 1 && !brief && talk.description && (
      <p className={styles.description}>{talk.description}</p>
    )}
    {talk.links && <LinkList links={talk.links} of={talk.title} />}
  </>
)
