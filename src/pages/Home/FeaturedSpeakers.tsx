import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { featured, pages } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import * as styles from './FeaturedSpeakers.module.scss'

/** Undefined if the event has no page of the speakers: the programme names them too, if there is one. */
const speakersPath = pages.speakers?.path

/** Where one reads more about a speaker. */
const pathOf = (id: string) => (speakersPath ? `${speakersPath}#${id}` : pages.programme?.path)

/**
 * Titles of talks with their speakers. The portraits climb and fall like the flags of a fair by night. A speaker without a
 * talk has the name as a heading.
 */
export function FeaturedSpeakers() {
  return (
    <section className={styles.root} data-tone="night">
      <div className="wrapper region flow">
        <h2 className="headline">{copy.home.speakers.heading}</h2>
        <p className="lede">{copy.home.speakers.intro}</p>
        <ul className={styles.list}>
          {featured.map((speaker) => (
            <li key={speaker.id}>
              <Way to={pathOf(speaker.id)}>
                <Portrait {...speaker} />
              </Way>
              <p>{speaker.role}</p>
            </li>
          ))}
        </ul>
        {speakersPath && (
          <p>
            <Link className="button" data-variant="quiet" to={speakersPath}>
              {copy.home.speakers.link}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

type WayProps = { readonly to: string | undefined; readonly children: ReactNode }

/** A link over a whole card, if it leads anywhere. */
function Way({ to, children }: WayProps) {
  if (to === undefined) return <div>{children}</div>
  return (
    <Link className="covering" to={to}>
      {children}
    </Link>
  )
}

function Portrait({ id, name, photo, talks }: (typeof featured)[number]) {
  return (
    <>
      <FramedPhoto
        photo={photo}
        place="card"
        tiles={<Azulejo art={repeat(id, { columns: 4, rows: 4 })} />}
      />
      <h3 translate={talks[0] ? undefined : 'no'}>{talks.join(' · ') || name}</h3>{' '}
      {talks[0] && (
        <span className={styles.name} translate="no">
          {name}
        </span>
      )}
    </>
  )
}
