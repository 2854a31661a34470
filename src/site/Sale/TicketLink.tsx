import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { pages } from 'content/values.ts'
import { isAtOrBelow } from '../../lib/address.ts'
import { SaleText } from './SaleText.tsx'
import { fragments } from '../../lib/reservedNames.ts'

/** The button to the page of the tickets. On that page it leads to the ticket. Without that page there is no button. */
export function TicketLink(props: Omit<LinkProps, 'to'>) {
  const location = useLocation()
  if (!pages.tickets) return null
  const { path } = pages.tickets
  const isHere = isAtOrBelow(path, location)
  return (
    <Link
      className="button"
      {...props}
      data-variant="buy"
      to={isHere ? `${path}#${fragments.ticket}` : path}
    >
      <SaleText of="button" />
    </Link>
  )
}
