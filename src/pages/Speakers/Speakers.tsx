import { repeat } from '../../azulejo/compose.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { SpeakerCard } from '../../components/SpeakerCard/SpeakerCard.tsx'
import { pages } from '../../content/pages.ts'
import { speakers } from '../../content/speakers.ts'
import { SharePage } from '../../site/SharePage.tsx'
import { InnerPage } from '../../site/InnerPage.tsx'
import * as styles from './Speakers.module.scss'

const wall = mosaic(pages.speakers.path, { columns: 16, rows: 1 })

export function Speakers() {
  return (
    <InnerPage page="speakers" art={wall} artPlace="band">
      <Portraits />
      <div className={`wrapper ${styles.share}`}>
        <SharePage page="speakers" />
      </div>
    </InnerPage>
  )
}

/** Portraits of different size on alternating sides: five people, not five boxes. */
function Portraits() {
  return (
    <ul className={`wrapper region ${styles.list}`}>
      {Object.entries(speakers).map(([id, speaker]) => (
        <li key={id} className={styles.speaker}>
          <SpeakerCard
            id={id}
            speaker={speaker}
            headingLevel={2}
            portrait={<Azulejo art={repeat(id, { columns: 4, rows: 4 })} />}
          />
        </li>
      ))}
    </ul>
  )
}
