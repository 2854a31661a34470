import { Link } from 'react-router-dom'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import { venues } from '../../content/venues.ts'
import { facts, say } from '../../site/site.ts'
import * as styles from './Hero.module.scss'
import { HeroCountdown } from './HeroCountdown.tsx'

const wall = mosaic(pages.home.path, { columns: 6, rows: 6, density: 0.9 })

/** The poster: name, day, city, reason to stay, ticket button, and a wall of tiles that bleeds off the screen. */
export function Hero() {
  return (
    <header className={styles.root}>
      <div className={`columns ${styles.poster}`}>
        <Azulejo art={wall} className={styles.wall} bleed />
        <div className={styles.text}>
          <p className={styles.date}>
            <time dateTime={facts.fechaIso}>{say(copy.home.kicker)}</time>
          </p>
          <h1 className={styles.title}>
            {`${facts.nombre} `}
            <span className={styles.year}>{facts.anio}</span>
          </h1>
          <p className={styles.intro}>{pages.home.intro}</p>
          <p className="cluster">
            <Link className={`button ${styles.buy}`} data-variant="buy" to={pages.tickets.path}>
              {copy.layout.buy}
            </Link>
            <Link className={styles.more} to={pages.programme.path}>
              {copy.home.programmeLink}
            </Link>
          </p>
          <ul className={styles.venues}>
            {Object.values(venues).map(({ name, what }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{what}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.countdown}>
        <div className="wrapper">
          <HeroCountdown />
        </div>
      </div>
    </header>
  )
}
