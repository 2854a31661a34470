import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { editions } from 'content:editions'
import * as facts from 'content:facts'
import { pages } from 'content:pages'
import { sale } from 'content:state'
import { venues } from 'content:venues'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { emblem } from '../../layouts/Header/Brand.tsx'
import { BuyLink } from '../../site/BuyLink.tsx'
import { galleryId } from './Gallery.tsx'
import * as styles from './Hero.module.scss'
import { HeroCountdown } from './HeroCountdown.tsx'
import { HeroDate } from './HeroDate.tsx'
import { wall } from './wall.ts'

/** The way to what there is to see once the sale is over. */
const gallery = __SALE__ && editions[0] ? sale?.find(({ is }) => is === 'over')?.gallery : undefined

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
          <BuyLink data-when={gallery && 'sale'} />
          {gallery && (
            <a className="button" data-when="over" href={`#${galleryId}`}>
              {gallery}
            </a>
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
