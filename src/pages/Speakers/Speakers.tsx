import { Link } from 'react-router-dom'
import { copy, pages, speakers } from 'content:values'
import { BelowFold } from '../../components/BelowFold/BelowFold.tsx'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'
import { InnerPage } from '../../app/InnerPage.tsx'
import { SpeakerBand } from './SpeakerBand.tsx'
import * as styles from './Speakers.module.scss'

const people = Object.entries(speakers)

/** More than a screen of a laptop has names of. */
const areMany = people.length > 12

export function Component() {
  return (
    <InnerPage page="speakers">
      {people[0] ? (
        <>
          {areMany && <Index />}
          <ul>
            {people.map(([id, speaker]) => (
              <li key={id}>
                <SpeakerBand id={id} speaker={speaker} oneOfMany={areMany} />
              </li>
            ))}
          </ul>
        </>
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

const Index = () => (
  <nav className={`off-paper ${styles.index}`} aria-label={copy.speakers.index}>
    <ul className="links">
      {people.map(([id, { name }]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)

const WayOn = () => (
  <div className="wrapper region off-paper">
    <div className="actions">
      <TicketLink />{' '}
      <Link className="button" data-variant="quiet" to={pages.programme.path}>
        {copy.layout.programme}
      </Link>
    </div>
  </div>
)
