import * as copy from 'content/copy.ts'
import { repeat } from '../../azulejo/compose.ts'
import { TimedText } from '../../site/TimedText.tsx'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import * as styles from './Wristband.module.scss'

// The parts of the strap. Wristband.module.scss says how many tiles of the cloth show.

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

/**
 * A picture of the wristband, and a text about it. The wristband is a strap of tiles with a snap at its start and holes at its
 * end.
 */
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
