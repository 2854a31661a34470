import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { editions } from 'content:editions'
import * as facts from 'content:facts'
import { pages } from 'content:pages'
import { sale } from 'content:state'
import { venues } from 'content:venues'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { BuyLink } from '../../site/BuyLink.tsx'
import { WithMail } from '../../site/WithMail.tsx'
import { galleryId } from './Gallery.tsx'
import * as styles from './Hero.module.scss'
import { HeroCountdown } from './HeroCountdown.tsx'
import { HeroDate } from './HeroDate.tsx'
import { dayFigure } from './wall.ts'

/**
 * What is said once the sale is over, and the way to what there is to see then. Where it is used `__SALE__` stands again, so
 * that a site without a sale carries none of it.
 */
const over = __SALE__ ? sale?.find(({ is }) => is === 'over') : undefined
const gallery = over && editions[0] ? over.gallery : undefined

/** The poster: the figure of the day, made of tiles, beside the name, a reason to stay, the ticket button and the countdown. */
export function Hero() {
  return (
    <header className={styles.root}>
      <Azulejo art={dayFigure} className={styles.figure} />
      <HeroDate />
      <div className={styles.text}>
        <h1 className={styles.title}>
          {`${facts.nombre} `}
          <span className={styles.year}>{facts.anio}</span>
        </h1>
        <p className={`lede ${styles.intro}`} data-when={__SALE__ && over ? 'sale' : undefined}>
          {pages.home.intro}
        </p>
        {__SALE__ && over && (
          <p className={`lede ${styles.intro}`} data-when="over">
            <WithMail>{over.closing}</WithMail>
          </p>
        )}
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
    </header>
  )
}
