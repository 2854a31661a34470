import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { editions } from 'content:editions'
import * as facts from 'content:facts'
import { pages } from 'content:pages'
import { venues } from 'content:venues'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { emblem } from '../../layouts/Header/Brand.tsx'
import { BuyLink } from '../../site/BuyLink.tsx'
import { SaleText } from '../../site/SaleText.tsx'
import { galleryId } from './Gallery.tsx'
import * as styles from './Hero.module.scss'
import { HeroCountdown } from './HeroCountdown.tsx'
import { HeroDate } from './HeroDate.tsx'
import { wall } from './wall.ts'

/**
 * The poster, on one grid of square cells: day, name, reason to stay, ticket button, venues and countdown are set among
 * the tiles of a wall that bleeds off the screen.
 */
export function Hero() {
  return (
    <header className={styles.root}>
      <HeroDate />
      <Azulejo art={wall} className={styles.wall} />
      <div className={styles.text}>
        <h1 className={styles.title}>
          {`${facts.nombre} `}
          <span className={styles.year}>{facts.anio}</span>
        </h1>
        <p className={styles.intro}>{pages.home.intro}</p>
        <p className="cluster">
          <Link className="button" data-variant="buy" data-when="sale" to={pages.tickets.path}>
            {__SALE__ ? <SaleText of="label" /> : copy.layout.buy}
          </Link>
          {__CALLED_OFF__ ? (
            <BuyLink />
          ) : (
            editions[0] && (
              <a className="button" data-when="after" href={`#${galleryId}`}>
                {copy.countdown.afterLink}
              </a>
            )
          )}
          <Link className="way" to={pages.programme.path}>
            {copy.home.programmeLink}
          </Link>
        </p>
      </div>
      <HeroCountdown />
      <ul className={styles.venues}>
        {Object.values(venues).map(({ name, what }) => (
          <li key={name}>
            <strong>{name}</strong> {what}
          </li>
        ))}
      </ul>
      <Azulejo art={emblem} className={styles.emblem} />
    </header>
  )
}
