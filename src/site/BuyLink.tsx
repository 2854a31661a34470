import { Link, type LinkProps, useLocation } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { pages } from 'content:pages'
import { usePhase } from '../browser/clock.ts'
import { isCurrent } from '../lib/isCurrent.ts'
import { SaleText } from './SaleText.tsx'

/** The way to the tickets, and on their page to the ticket itself; once the event is over its words sell nothing. */
export function BuyLink({ className = '', ...rest }: Omit<LinkProps, 'to'>) {
  const { buy, bought } = copy.layout
  const { path } = pages.tickets
  const offer = __SALE__ ? <SaleText of="label" /> : buy
  const here = isCurrent(path, useLocation())
  return (
    <Link
      {...rest}
      className={`button ${className}`}
      data-variant="buy"
      to={here ? `${path}#comprar` : path}
    >
      {usePhase(event) === 'after' ? bought : offer}
    </Link>
  )
}
