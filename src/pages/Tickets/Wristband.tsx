import * as copy from 'content/copy.ts'
import { repeat } from '../../azulejo/compose.ts'
import { TimedText } from '../../site/TimedText.tsx'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import * as styles from './Wristband.module.scss'

// The three pictures of the strap. On narrow screens the cloth shows only one of its tiles (Wristband.module.scss).

const snap = repeat(
  { columns: 1, rows: 1 },
  { seed: 'cierre', motif: 'anillos', palettes: ['luna'] },
)
const cloth = repeat(
  { columns: 6, rows: 1 },
  { seed: 'pulsera', motif: 'estrella', palettes: ['vidrio', 'noche'] },
)
const holes = repeat(
  { columns: 3, rows: 1 },
  { seed: 'agujeros', motif: 'punto', palettes: ['luna'] },
)

/** A picture of the wristband, and a text about it. The strap is a row of tiles with a snap, a label, cloth and holes. */
export function Wristband() {
  const { wristband, wristbandText, wristbandTextAfter } = copy.tickets
  return (
    <section className={`columns ${styles.root}`}>
      <div className={styles.strap}>
        <Azulejo art={snap} />
        <h2 className={styles.label}>{wristband}</h2>
        <Azulejo art={cloth} />
        <Azulejo art={holes} />
      </div>
      <p className="lede">
        <TimedText after={wristbandTextAfter}>{wristbandText}</TimedText>
      </p>
    </section>
  )
}
