import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { copy } from 'content:values'
import { TimeRange } from '../../components/TimeRange/TimeRange.tsx'
import { itemId, type AgendaMark } from '../../event/agenda.ts'
import { ReadMore } from '../../site/ReadMore/ReadMore.tsx'
import { LinkList } from '../../site/LinkList.tsx'
import { speakersPath } from '../../site/site.ts'
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
      <p className={styles.range}>
        {item.room && <span className={styles.room}>{item.room} </span>}
        <TimeRange from={item.start} to={item.end} />
      </p>
      <div className={`stack ${styles.what}`}>
        <h3>{item.title}</h3>
        {item.description && <p>{item.description}</p>}
        {item.talks && (
          <ul className={styles.talks}>
            {item.talks.map((talk, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- of two talks nothing may be known yet
              <TalkLine key={i} {...talk} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function TalkLine({ speaker, people, name, talk, isItemTitle, description, tags, links }: Talk) {
  return (
    <li>
      {people ? (
        people.map((one, i) => (
          <Fragment key={one.speaker}>
            {i > 0 && ', '}
            <Name {...one} />
          </Fragment>
        ))
      ) : (
        <Name speaker={speaker} name={name} />
      )}{' '}
      {!isItemTitle && <span className="saying">{talk}</span>}
      {tags && <p className={styles.about}>{tags.join(' · ')}</p>}
      {description && <ReadMore text={description} about={talk} className={styles.about} />}
      {links && <LinkList links={links} of={talk} />}
    </li>
  )
}

const Name = ({ speaker, name }: Pick<Talk, 'speaker' | 'name'>) =>
  speakersPath && speaker ? (
    <Link to={`${speakersPath}#${speaker}`} translate="no">
      {name}
    </Link>
  ) : (
    name
  )
