import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { pages, speakerPhotos } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { itemId, type AgendaMark } from '../../event/agenda.ts'
import { speakerPath } from '../../event/names.ts'
import { ReadMore } from '../../site/Disclosure.tsx'
import { LinkList } from '../../site/ExternalLink.tsx'
import * as styles from './TimelineItem.module.scss'
import type { ProgrammeItem, Talk } from '../../event/model.ts'

type Props = {
  readonly item: ProgrammeItem
  readonly mark: AgendaMark | undefined
}

/** An item of the programme, with its talks. */
export function TimelineItem({ item, mark }: Props) {
  return (
    <li
      className={styles.root}
      id={itemId(item)}
      tabIndex={-1}
      data-mark={mark}
      data-column={item.column}
    >
      {mark && mark !== 'past' && (
        <p className={`off-paper ${styles.mark}`}>
          <strong>{copy.programme[mark]}</strong>
        </p>
      )}
      <p className={`condensed ${styles.range}`}>
        {item.room && <span className={styles.room}>{item.room} </span>}
        <TimeRange from={item.start} to={item.end} />
      </p>
      <div className={`stack ${styles.what}`}>
        <h3>{item.title}</h3>
        {item.description && <p>{item.description}</p>}
      </div>
      {item.talks && (
        <ul className={styles.talks}>
          {item.talks.map((talk, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- of two talks nothing may be known yet
            <TalkRow key={i} {...talk} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Of those who are not announced. */
const blank = { motif: 'punto', palettes: ['patio'] } as const

/** A talk beside the tiles of who gives it: of each two beside each other, and as many rows as fit. */
function TalkRow({ speaker, people, name, talk, isItemTitle, description, tags, links }: Talk) {
  const all = people ?? [{ speaker, name }]
  const others = all.slice(0, -1).map((one) => one.name)
  /** What stands before a name: "Ana, Luis y Eva". */
  const before = (i: number, last: string) =>
    i > 0 && (i < others.length ? ', ' : name.slice(others.join(', ').length, -last.length))
  const size = { columns: 2, rows: 4 * all.length }
  return (
    <li>
      <div className={`off-paper ${styles.faces}`}>
        {all.map(({ speaker: id = '' }) => (
          <FramedPhoto
            key={id}
            photo={speakerPhotos[id]}
            place="row"
            tiles={<Azulejo art={repeat(id, size, id ? {} : blank)} />}
          />
        ))}
      </div>
      <div className={`stack ${styles.talk}`}>
        {!isItemTitle && <h4 className="display">{talk}</h4>}
        <p>
          {all.map((one, i) => (
            <Fragment key={one.name}>
              {before(i, one.name)}
              {one.speaker && pages.speakers ? (
                <Link to={speakerPath(one.speaker, pages.speakers)} translate="no">
                  {one.name}
                </Link>
              ) : (
                one.name
              )}
            </Fragment>
          ))}
        </p>
        {tags && <p>{tags.join(' · ')}</p>}
        {description && <ReadMore text={description} about={talk} />}
        {links && <LinkList links={links} of={talk} />}
      </div>
    </li>
  )
}
