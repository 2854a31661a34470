import { cutOut } from 'content/cutOuts/sponsorship.ts'
import * as copy from 'content/copy.ts'
import { sponsorBenefits } from 'content/values.ts'
import type { Art } from '../../azulejo/art.ts'
import { tile } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { Backers } from '../../site/Backers/Backers.tsx'
import { InnerPage } from '../../site/InnerPage.tsx'
import { PageForm } from '../../site/Form/PageForm.tsx'
import { fragments } from '../../lib/reservedNames.ts'
import * as styles from './Sponsorship.module.scss'

/** Tiles, each with the tone of its ground. The fourth benefit starts again with the first tile. */
const emblems = [
  { tone: 'day', art: tile({ motif: 'trebol', palette: 'plaza' }) },
  { tone: 'night', art: tile({ motif: 'petalos', palette: 'rio' }) },
  { tone: 'sky', art: tile({ motif: 'rosa', palette: 'siesta' }) },
]

const cards = sponsorBenefits.map((benefit, i) => ({ ...benefit, ...emblems[i % emblems.length]! }))

/**
 * The rows of a wall that is being built. The tiles of the upper rows are still falling. A digit is the index of an emblem, a
 * dot is an empty cell.
 */
const rows = ['..1..', '0....', '....0', '.1.0.', '12012', '20120']

/** The wall as a picture. */
const unfinishedWall: Art = {
  columns: 5,
  rows: rows.length,
  tiles: rows.flatMap((cells, row) =>
    [...cells].flatMap((cell, column) =>
      // `Number('.')` is NaN, so there is no emblem for an empty cell.
      (emblems[Number(cell)]?.art.tiles ?? []).map((emblemTile) => ({
        ...emblemTile,
        column,
        row,
      })),
    ),
  ),
}

/** The page for sponsors. The router needs the name `Component` (src/routes.tsx). */
export function Component() {
  const { benefits, form } = copy.sponsorship
  const wayToForm = (
    <a className="button" href={`#${fragments.sponsorship}`}>
      {form.heading}
    </a>
  )
  return (
    <InnerPage page="sponsorship" backdrop={cutOut} action={wayToForm}>
      {cards[0] && (
        <section className="region-start">
          <h2 className="wrapper headline">{benefits.heading}</h2>
          <ul className={styles.benefits}>
            {cards.map(({ id, title, text, tone, art }) => (
              <li key={id} className={styles.benefit} data-tone={tone}>
                <div className={styles.emblem}>
                  <Azulejo art={art} />
                </div>
                <div className={styles.text}>
                  <h3 className={`condensed ${styles.title}`}>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section id={fragments.sponsorship} data-tone="call" tabIndex={-1}>
        <div className={`wrapper region columns ${styles.sides}`}>
          <div className={styles.aside}>
            <header className="flow">
              <h2>{form.heading}</h2>
              <p className="lede">{form.intro}</p>
            </header>
            <Azulejo art={unfinishedWall} className={styles.wall} />
          </div>
          <div className="card pad" data-tone="page">
            <PageForm id="patrocinio" form="sponsorship" texts={form} />
          </div>
        </div>
      </section>
      <Backers />
    </InnerPage>
  )
}
