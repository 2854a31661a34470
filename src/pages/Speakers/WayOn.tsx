import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { pages } from 'content/values.ts'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'

/** The ways on below speakers: to the tickets, and to the programme or an hour of it, if there are such pages. */
export function WayOn({ hour = '' }: { readonly hour?: string }) {
  const { programme, tickets } = pages
  if (!programme && !tickets) return null
  return (
    <div className="wrapper region off-paper">
      <div className="actions">
        <TicketLink />{' '}
        {programme && (
          <Link className="button" data-variant="quiet" to={programme.path + hour}>
            {copy.layout.programme}
          </Link>
        )}
      </div>
    </div>
  )
}
