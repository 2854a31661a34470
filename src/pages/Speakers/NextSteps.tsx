import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { pages } from 'content/values.ts'
import { InvitationHeading } from '../../site/InvitationHeading.tsx'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'

type Props = {
  /** The fragment of the programme item to which the link leads: "#11-30". By default the link leads to the whole page. */
  readonly fragment?: string
}

/** Links to the tickets and to the programme, at the end of a page about speakers. Empty if the event has neither page. */
export function NextSteps({ fragment = '' }: Props) {
  const { programme, tickets } = pages
  if (!programme && !tickets) return null
  return (
    <div className="wrapper region columns off-paper">
      <InvitationHeading />
      <div className="actions">
        <TicketLink />{' '}
        {programme && (
          <Link className="button" data-variant="quiet" to={programme.path + fragment}>
            {copy.layout.programme}
          </Link>
        )}
      </div>
    </div>
  )
}
