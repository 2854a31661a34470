import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { programme, speakers } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { type Colour, palettes } from '../../azulejo/palette.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { toneOfGround } from '../../components/Azulejo/tones.ts'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { itemId, itemsOf, talksOf } from '../../event/agenda.ts'
import { speakerPath } from '../../event/names.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { Disclosure } from '../../site/Disclosure.tsx'
import { LinkList } from '../../site/ExternalLink.tsx'
import { pageOf } from '../../site/site.ts'
import * as styles from './SpeakerBand.module.scss'

/** Tones of the bands by speaker. Of the first two grounds of a speaker's tiles, the band has the less used one. */
const tones = new Map<string, string | undefined>()
const uses = new Map<Colour, number>()
for (const id of Object.keys(speakers)) {
  const grounds = repeat(id, { columns: 4, rows: 1 }).tiles.map(
    ({ palette }) => palettes[palette].g,
  )
  const [first = 'cal', second = first] = [...new Set(grounds)]
  const usesOf = (ground: Colour) => uses.get(ground) ?? 0
  const ground = usesOf(first) < usesOf(second) ? first : second
  uses.set(ground, usesOf(ground) + 1)
  tones.set(id, toneOfGround(ground))
}

export const toneOf = (id: string): string | undefined => tones.get(id)

/** A speaker's talks, each with its item. */
export const talksBy = (id: string) => talksOf(id, itemsOf(programme))

/** Letters in the longest line of a name. The font size depends on it (SpeakerBand.module.scss). */
const lettersOf = (name: string): number =>
  Math.max(...name.split(/[\s-]/).map(({ length }) => length), Math.min(name.length, 18))

type Props = {
  /** Fragment of the speaker's address. */
  readonly id: string
  /** Whether it is one of many speakers: then its long texts are folded. */
  readonly oneOfMany?: boolean
  /** Stands below the bio. If present, the band is the head of the speaker's own page. */
  readonly children?: ReactNode
}

/** A speaker in a band across the screen, on the ground of the speaker's own pattern: name, role, talks and bio. */
export function SpeakerBand({ id, oneOfMany = false, children }: Props) {
  const { name, role, photo, bio, links } = lookUp(speakers, id)
  const art = repeat(id, { columns: 8, rows: 4 })
  const given = talksBy(id)
  const nameId = `N-${id}`
  const [Name, Title] = children ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  const sizeInList = oneOfMany ? 'small' : undefined
  const size = children ? 'page' : sizeInList
  const person = (
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
      aria-labelledby={nameId}
      data-tone={toneOf(id)}
      data-size={size}
    >
      <div className={`off-paper ${styles.portrait}`}>
        <FramedPhoto photo={photo} place="band" tiles={<Azulejo art={art} />} />
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
        {given[0] && (
          <div className="stack">
            {given.map(({ item, talk }) => (
              <Fragment key={itemId(item) + talk.title}>
                <p className={`condensed ${styles.hours}`}>
                  <TimeRange from={item.start} to={item.end} />
                  {item.room && ` · ${item.room}`}
                </p>
                <Title className={`condensed ${styles.talk}`}>{talk.title}</Title>
                {talk.tags && <p>{talk.tags.join(' · ')}</p>}
                {talk.speakers.length === 1 && !oneOfMany && talk.description && (
                  <p>{talk.description}</p>
                )}
                {talk.links && <LinkList links={talk.links} of={talk.title} />}
              </Fragment>
            ))}
          </div>
        )}
        <div className={`flow ${styles.person}`}>
          {oneOfMany ? (
            <Disclosure label={copy.speakers.who} about={name}>
              {person}
            </Disclosure>
          ) : (
            person
          )}
          {children && <div>{children}</div>}
        </div>
      </div>
    </article>
  )
}
