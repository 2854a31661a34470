import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { featured, pages } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { FramedPhoto } from '../../components/FramedPhoto/FramedPhoto.tsx'
import * as styles from './FeaturedSpeakers.module.scss'

/** Path of the page of all speakers; undefined if the event has none. */
const speakersPath = pages.speakers?.path

/**
 * The target of a speaker's card: the speaker on the page of all speakers or, if the event has no such page, the programme.
 * Undefined if the event has neither page.
 */
const addressOf = (id: string) => (speakersPath ? `${speakersPath}#${id}` : pages.programme?.path)

/** The first speakers of the event, each with the titles of their talks. */
export function FeaturedSpeakers() {
  return (
    <section className={styles.root} data-tone="night">
      <div className="wrapper region flow">
        <h2 className="headline">{copy.home.speakers.heading}</h2>
        <p className="lede">{copy.home.speakers.intro}</p>
        <ul className={styles.list}>
          {featured.map((speaker) => (
            <li key={speaker.id}>
              <CardLink to={addressOf(speaker.id)}>
                <SpeakerCard {...speaker} />
              </CardLink>
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

type CardLinkProps = { readonly to: string | undefined; readonly children: ReactNode }

/** A link that covers the whole card. Without an address the card is no link. */
function CardLink({ to, children }: CardLinkProps) {
  if (to === undefined) return <div>{children}</div>
  return (
    <Link className="covering" to={to}>
      {children}
    </Link>
  )
}

/** The photo, a heading with the titles of the talks, and the name. For a speaker without a talk, the name is the heading. */
function SpeakerCard({ id, name, photo, talks }: (typeof featured)[number]) {
  const hasTalk = talks.length > 0
  const heading = hasTalk ? <h3>{talks.join(' · ')}</h3> : <h3 translate="no">{name}</h3>
  return (
    <>
      <FramedPhoto
        photo={photo}
        place="card"
        tiles={<Azulejo art={repeat({ columns: 4, rows: 4 }, { seed: id })} />}
      />
      {heading}{' '}
      {hasTalk && (
        <span className={styles.name} translate="no">
          {name}
        </span>
      )}
    </>
  )
}
