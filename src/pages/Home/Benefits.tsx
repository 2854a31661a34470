import * as copy from 'content/copy.ts'
import { benefits } from 'content/values.ts'
import { repeat } from '../../azulejo/compose.ts'
import type { TileStyle } from '../../azulejo/art.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import * as styles from './Benefits.module.scss'

/** Styles of the tiles. The sixth benefit starts again with the first style. */
const tileStyles: readonly TileStyle[] = [
  { motif: 'estrella', palette: 'vidrio' },
  { motif: 'anillos', palette: 'brasa' },
  { motif: 'azahar', palette: 'feria' },
  { motif: 'laceria', palette: 'luna' },
  { motif: 'rombos', palette: 'plaza' },
]

/**
 * A picture of two equal tiles for each style. Most benefits show only the first tile, because the box is a square. If the
 * event has up to three benefits, wide windows show both tiles (Benefits.module.scss).
 */
const tiles = tileStyles.map(({ motif, palette }) =>
  repeat({ columns: 2, rows: 1 }, { seed: motif, motif, palettes: [palette] }),
)

/** The benefits of the event, each with a tile. */
export function Benefits() {
  return (
    <section className="region-start">
      <h2 className="wrapper headline">{copy.home.benefits.heading}</h2>
      <ul className={styles.list}>
        {benefits.map(({ id, title, text }, i) => (
          <li key={id}>
            <article className={styles.benefit}>
              <Azulejo art={tiles[i % tiles.length]!} className={styles.tile} />
              <h3 className="condensed">{title}</h3>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
