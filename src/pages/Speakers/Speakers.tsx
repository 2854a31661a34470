import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { pages } from 'content:pages'
import { speakers } from 'content:speakers'
import { BelowFold } from '../../components/BelowFold/BelowFold.tsx'
import { BuyLink } from '../../site/BuyLink.tsx'
import { InnerPage } from '../../app/InnerPage.tsx'
import { SharePage } from '../../site/SharePage.tsx'
import { SpeakerBand } from './SpeakerBand.tsx'

const people = Object.entries(speakers)

export function Component() {
  return (
    <InnerPage page="speakers">
      {people[0] ? (
        <ul>
          {people.map(([id, speaker]) => (
            <li key={id}>
              <SpeakerBand id={id} speaker={speaker} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="wrapper region">
          <p className="lede">{copy.speakers.none}</p>
        </div>
      )}
      <BelowFold>
        <WayOn />
      </BelowFold>
    </InnerPage>
  )
}

function WayOn() {
  const { more, moreText } = copy.speakers
  return (
    <section className={`wrapper region off-paper ${more ? 'columns' : ''}`}>
      {more && <h2>{more}</h2>}
      <div className="flow">
        {moreText && <p className="lede">{moreText}</p>}
        <div className="actions">
          <BuyLink />{' '}
          <Link className="button" data-variant="quiet" to={pages.programme.path}>
            {copy.layout.programme}
          </Link>
          <SharePage page="speakers" />
        </div>
      </div>
    </section>
  )
}
