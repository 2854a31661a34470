import { Link } from 'react-router-dom'
import * as copy from 'content/copy.ts'
import { pages } from 'content/values.ts'
import { TicketLink } from '../../site/Sale/TicketLink.tsx'

/** Links below speakers: to the tickets, and to the programme or one of its items. */
export const WayOn = ({ hour = '' }: { readonly hour?: string }) => (
  <div className="wrapper region off-paper">
    <div className="actions">
      <TicketLink />{' '}
      <Link className="button" data-variant="quiet" to={pages.programme.path + hour}>
        {copy.layout.programme}
      </Link>
    </div>
  </div>
)
