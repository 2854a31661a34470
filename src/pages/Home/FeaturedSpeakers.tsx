import { Link } from 'react-router-dom'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import { speakers } from '../../content/speakers.ts'
import { say } from '../../site/site.ts'
import * as styles from './FeaturedSpeakers.module.scss'

/** Five portraits that climb and fall like the flags of a fair, by night. */
export function FeaturedSpeakers() {
  return (
    <section className={styles.root}>
      <div className={`wrapper region ${styles.content}`}>
        <header className={styles.header}>
          <h2>{copy.home.speakers.heading}</h2>
          <p className="lede">{say(copy.home.speakers.intro)}</p>
        </header>
        <ul className={styles.list}>
          {Object.entries(speakers).map(([id, { name, role }]) => (
            <li key={id} className={styles.speaker}>
              <Link className={styles.link} to={`${pages.speakers.path}#${id}`}>
                <div className={styles.portrait}>
                  <Azulejo art={repeat(id, { columns: 4, rows: 4 })} />
                </div>
                <h3>{name}</h3>
              </Link>
              <p className={styles.role}>{role}</p>
            </li>
          ))}
        </ul>
        <p>
          <Link className="button" data-variant="quiet" to={pages.speakers.path}>
            {say(copy.home.speakers.link)}
          </Link>
        </p>
      </div>
    </section>
  )
}
