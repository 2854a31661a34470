import { Link } from 'react-router-dom'
import { usePhase } from '../browser/clock.ts'
import { copy } from '../content/copy.ts'
import { event } from '../content/event.ts'
import { pages } from '../content/pages.ts'

/** The way to the tickets; once the event is over its words sell nothing. */
export function BuyLink({ className = '' }: { readonly className?: string }) {
  const { buy, bought } = copy.layout
  return (
    <Link className={`button ${className}`} data-variant="buy" to={pages.tickets.path}>
      {usePhase(event) === 'after' ? bought : buy}
    </Link>
  )
}
