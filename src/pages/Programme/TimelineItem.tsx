import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { pages, speakerPhotos } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { hasTitleOf, itemId, type ItemStatus } from '../../event/agenda.ts'
import { speakerPath } from '../../event/names.ts'
import { withSeparators } from '../../lib/locale.ts'
import { ReadMore } from '../../site/Disclosure.tsx'
import { LinkList } from '../../site/ExternalLink.tsx'
import * as styles from './TimelineItem.module.scss'
import type { ProgrammeItem, Talk, TalkSpeaker } from '../../event/model.ts'

type Props = {
  readonly item: ProgrammeItem
  readonly status: ItemStatus | undefined
}

/** An item of the programme, with its talks. */
export function TimelineItem({ item, status }: Props) {
  return (
    <li
      className={styles.root}
      id={itemId(item)}
      tabIndex={-1}
      data-status={status}
      data-column={item.column}
    >
      {status && status !== 'past' && (
        <p className={`off-paper ${styles.status}`}>
          <strong>{copy.programme[status]}</strong>
        </p>
      )}
      <p className={styles.range}>
        {item.room && <span className={styles.room}>{item.room} </span>}
        <TimeRange from={item.start} to={item.end} />
      </p>
      <div className={`stack ${styles.what}`}>
        <h3>
          {/* The start is also in the heading, because people who navigate by headings do not hear the times before it. */}
          <span className="visually-hidden">{`${item.start}: `}</span>
          {item.title}
        </h3>
        {item.description && <p>{item.description}</p>}
      </div>
      {item.talks && (
        <ul className={styles.talks}>
          {item.talks.map((talk, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- talks may have the same title and speakers
            <TalkRow key={i} talk={talk} item={item} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** The tiles of a speaker who is not announced yet. */
const unannounced = { seed: '', motif: 'punto', palettes: ['patio'] } as const

/** The options of `repeat` for a speaker's tiles. @param id empty for a speaker who is not announced yet */
const tileOptions = (id: string) => (id ? { seed: id } : unannounced)

type TalkProps = { readonly talk: Talk; readonly item: ProgrammeItem }

/**
 * A talk, beside the tiles or photos of its speakers. These share the width of one box (`.faces` in TimelineItem.module.scss).
 */
function TalkRow({ talk, item }: TalkProps) {
  const { title, speakers, description, tags, links } = talk
  // Each speaker has two columns of tiles. The box is at most twice as tall as wide, so it shows up to four rows for a single
  // speaker. With two speakers the tiles are half as large, so it shows up to eight rows.
  const size = { columns: 2, rows: 4 * speakers.length }
  return (
    <li className={description && styles.described}>
      <div className={`off-paper ${styles.faces}`}>
        {speakers.map(({ id = '' }) => (
          <FramedPhoto
            key={id}
            photo={speakerPhotos[id]}
            place="row"
            tiles={<Azulejo art={repeat(size, tileOptions(id))} />}
          />
        ))}
      </div>
      <div className={`stack ${styles.talk}`}>
        {!hasTitleOf(talk, item) && <h4 className="display">{title}</h4>}
        <p>
          {withSeparators(speakers, ({ name }) => name).map((piece) =>
            typeof piece === 'string' ? piece : <SpeakerName key={piece.name} {...piece} />,
          )}
        </p>
        {tags && <p>{tags.join(' · ')}</p>}
        {description && <ReadMore text={description} about={title} />}
        {links && <LinkList links={links} of={title} />}
      </div>
    </li>
  )
}

/** A speaker's name, with a link to the speaker's page if the event has a page of speakers. */
function SpeakerName({ id, name }: TalkSpeaker) {
  // The name of a speaker who is not announced is "Por anunciar". Translators may translate it, unlike a real name.
  if (!id) return name
  if (!pages.speakers) return <span translate="no">{name}</span>
  return (
    <Link to={speakerPath(id, pages.speakers)} translate="no">
      {name}
    </Link>
  )
}
