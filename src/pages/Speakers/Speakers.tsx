import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { speakerIdsByName, speakers } from 'content/values.ts'
import { cutOut } from 'content/cutOuts/speakers.ts'
import { repeat } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { speakerPath } from '../../event/names.ts'
import { lookUp } from '../../lib/lookUp.ts'
import { InnerPage } from '../../site/InnerPage.tsx'
import { pageOf } from '../../site/site.ts'
import * as styles from './Speakers.module.scss'
import { SpeakerBand } from './SpeakerBand.tsx'
import { NextSteps } from './NextSteps.tsx'

const ids = Object.keys(speakers)

/** The largest number of speakers with large bands. With more of them, the page would be too long to find somebody. */
const mostLargeBands = 12

/** Whether the event has many speakers. Then the bands are small, and the page has an index. */
const hasManySpeakers = ids.length > mostLargeBands

/** The page of all speakers. The router needs the name `Component` (src/routes.tsx). */
export function Component() {
  return (
    <InnerPage page="speakers" backdrop={cutOut} foot={hasManySpeakers && <Index />}>
      {ids.length > 0 ? (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <SpeakerBand id={id} oneOfMany={hasManySpeakers} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="wrapper region">
          <p className="lede">{copy.speakers.none}</p>
        </div>
      )}
      <NextSteps />
    </InnerPage>
  )
}

/** The names of all speakers, in alphabetical order. Like the names in the bands, they are links to the speakers' own pages. */
const Index = () => (
  <nav className="off-paper" aria-label={copy.speakers.index}>
    <ul className={styles.index}>
      {speakerIdsByName.map((id) => (
        <li key={id}>
          <Link className={styles.entry} to={speakerPath(id, pageOf('speakers'))} translate="no">
            <Azulejo art={repeat({ columns: 2, rows: 2 }, { seed: id })} />
            {lookUp(speakers, id).name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
