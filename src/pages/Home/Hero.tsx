import { Link } from 'react-router-dom'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { pages } from '../../content/pages.ts'
import { venues } from '../../content/venues.ts'
import { facts, say } from '../../layouts/site.ts'
import { isoDay } from '../../lib/dates.ts'
import styles from './Hero.module.scss'
import { HeroCountdown } from './HeroCountdown.tsx'

/** The poster: name, day, city, reason to stay, ticket button, countdown. */
export function Hero() {
  return (
    <header className={styles.root}>
      <div className={`wrapper ${styles.content}`}>
        <p className={styles.date}>
          <time dateTime={isoDay(event.start)}>{say(copy.home.kicker)}</time>
        </p>
        <h1 className={styles.title}>
          {facts.nombre} <span className={styles.year}>{event.start.slice(0, 4)}</span>
        </h1>
        <p className={styles.intro}>{pages.home.intro}</p>
        <ul className={styles.venues}>
          {Object.values(venues).map(({ name, what }) => (
            <li key={name}>
              <strong>{name}</strong> {what}
            </li>
          ))}
        </ul>
        <p className="cluster">
          <Link className="button" to={pages.tickets.path}>
            {copy.layout.buy}
          </Link>
          <Link to={pages.programme.path}>{copy.home.programmeLink}</Link>
        </p>
        <HeroCountdown />
      </div>
    </header>
  )
}
