import { Link } from 'react-router-dom'
import { repeat } from '../../azulejo/compose.ts'
import { mosaic } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { copy } from '../../content/copy.ts'
import { pages } from '../../content/pages.ts'
import { programme, type ProgrammePart } from '../../content/programme.ts'
import { speakers } from '../../content/speakers.ts'
import { BuyLink } from '../../site/BuyLink.tsx'
import { InnerPage } from '../../site/InnerPage.tsx'
import { SharePage } from '../../site/SharePage.tsx'
import { say } from '../../site/site.ts'
import { SpeakerBand } from './SpeakerBand.tsx'
import * as styles from './Speakers.module.scss'

const wall = mosaic(pages.speakers.path, { columns: 16, rows: 1 })

const parts: readonly ProgrammePart[] = Object.values(programme)
const items = parts.flatMap((part) => part.items)

export function Speakers() {
  return (
    <InnerPage page="speakers" art={wall} artPlace="band">
      <ul>
        {Object.entries(speakers).map(([id, speaker]) => (
          <SpeakerBand
            key={id}
            id={id}
            speaker={speaker}
            items={items}
            portrait={<Azulejo art={repeat(id, { columns: 8, rows: 4 })} />}
          />
        ))}
      </ul>
      <WayOn />
    </InnerPage>
  )
}

function WayOn() {
  const { more, moreText } = copy.speakers
  return (
    <section className={`wrapper region columns ${styles.more}`}>
      <h2>{more}</h2>
      <div className="flow">
        <p className="lede">{say(moreText)}</p>
        <div className="actions">
          <BuyLink />
          <Link className="button" data-variant="quiet" to={pages.programme.path}>
            {copy.home.programmeLink}
          </Link>
          <SharePage page="speakers" />
        </div>
      </div>
    </section>
  )
}
