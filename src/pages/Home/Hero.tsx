import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { editions } from 'content:editions'
import * as facts from 'content:facts'
import { pages } from 'content:pages'
import { sale } from 'content:state'
import { venues } from 'content:venues'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { BuyLink } from '../../site/BuyLink.tsx'
import { StateText } from '../../site/StateText.tsx'
import * as styles from './Hero.module.scss'
import { HeroCountdown } from './HeroCountdown.tsx'
import { HeroDate } from './HeroDate.tsx'
import { dayFigure } from './wall.ts'
import { fragments } from '../../lib/ownNames.ts'

/** Texts for the time after the sale, with a link to the gallery. */
const over = __USES__.sale ? sale?.find(({ is }) => is === 'over') : undefined
const gallery = over && editions[0] ? over.gallery : undefined

/** The poster: the day's number in tiles, with the name, a reason to stay, the ticket button and the countdown. */
export function Hero() {
  return (
    <header className={styles.root} data-tone="day">
      <Azulejo art={dayFigure} className={styles.figure} />
      <HeroDate />
      <div className={styles.text} data-tone="page">
        <h1 className={styles.title}>
          {`${facts.nombre} `}
          <span className={styles.year}>{facts.anio}</span>
        </h1>
        <p className={`lede ${styles.intro}`} data-when={over && 'sale'}>
          {pages.home.intro}
        </p>
        {over && (
          <p className={`lede ${styles.intro}`} data-when="over">
            <StateText>{over.closing}</StateText>
          </p>
        )}
        <p className="cluster">
          <BuyLink data-when={gallery && 'sale'} />{' '}
          {gallery && (
            <a className="button" data-when="over" href={`#${fragments.editions}`}>
              {gallery}
            </a>
          )}{' '}
          <Link className="way" to={pages.programme.path}>
            {copy.layout.programme}
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
