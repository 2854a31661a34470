import { venues } from 'content:values'
import { AccessLists } from '../../site/Access/AccessLists.tsx'
import { AskFor } from '../../site/Access/AskFor.tsx'
import { ExternalLink } from '../../site/ExternalLink.tsx'
import { directionsUrl } from '../../lib/maps.ts'
import * as styles from './AccessAnswer.module.scss'

const described = Object.values(venues).filter(({ accessLists }) => accessLists.length > 0)

/** What each venue has for people with a need, how to get there, and whom to ask. */
export const AccessAnswer = () =>
  described.length > 0 && (
    <>
      <div className={styles.venues}>
        {described.map((venue) => (
          <div key={venue.name}>
            <p translate="no">
              <strong>{venue.name}</strong>
            </p>
            <AccessLists lists={venue.accessLists} />
            <p>
              <ExternalLink href={directionsUrl(venue)}>{venue.directions}</ExternalLink>
            </p>
          </div>
        ))}
      </div>
      <AskFor />
    </>
  )
