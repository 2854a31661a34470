import * as copy from 'content/copy.ts'
import { speakers } from 'content/values.ts'
import { InnerPage } from '../../site/InnerPage.tsx'
import { SpeakerBand } from './SpeakerBand.tsx'
import { WayOn } from './WayOn.tsx'

const people = Object.entries(speakers)

/** More than a screen of a laptop has names of. */
const areMany = people.length > 12

export function Component() {
  return (
    <InnerPage page="speakers" notice={areMany && <Index />}>
      {people[0] ? (
        <ul>
          {people.map(([id]) => (
            <li key={id}>
              <SpeakerBand id={id} oneOfMany={areMany} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="wrapper region">
          <p className="lede">{copy.speakers.none}</p>
        </div>
      )}
      <WayOn />
    </InnerPage>
  )
}

const Index = () => (
  <nav className="off-paper" aria-label={copy.speakers.index}>
    <ul className="links">
      {people.map(([id, { name }]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)
