import { Link } from 'react-router-dom'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { SpeakerCard } from '../../components/SpeakerCard/SpeakerCard.tsx'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import { speakers } from '../../content/speakers.ts'
import { say } from '../../site/site.ts'
import * as styles from './FeaturedSpeakers.module.scss'

/** Five portraits that climb and fall like the flags of a fair. */
export function FeaturedSpeakers() {
  return (
    <section className={`wrapper region ${styles.root}`}>
      <header className={styles.header}>
        <h2>{copy.home.speakers.heading}</h2>
        <p className="lede">{copy.home.speakers.intro}</p>
      </header>
      <ul className={styles.list}>
        {Object.entries(speakers).map(([id, { name, role }]) => (
          <li key={id}>
            <SpeakerCard
              speaker={{ name, role }}
              headingLevel={3}
              portrait={<Azulejo art={repeat(id, { columns: 4, rows: 4 })} />}
            />
          </li>
        ))}
      </ul>
      <p>
        <Link className="button" data-variant="quiet" to={pages.speakers.path}>
          {say(copy.home.speakers.link)}
        </Link>
      </p>
    </section>
  )
}
