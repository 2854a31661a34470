import { useEffect } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { event } from 'content:values'
import { notice, sale, strip } from 'content:state'
import { usePhase } from '../browser/clock.ts'
import { Outdated } from './Outdated.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { useSale } from '../site/Sale/SaleText.tsx'
import { ScrollMemory } from './ScrollMemory.tsx'
import { StateBanner } from '../site/StateBanner/StateBanner.tsx'

/** What every page shares, the not-found page included: the clock, scroll positions, the announcement of a new page. */
export function Root() {
  const phase = usePhase(event)
  const { is } = useSale()
  // What the styles know since the first paint (src/firstPaint.ts).
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { phase, ...(sale && { sale: is }) })
  }, [phase, is])
  return (
    <>
      {(strip || notice) && <StateBanner />}
      <Outlet />
      <ScrollMemory location={useLocation()} navigationType={useNavigationType()} />
      <PageAnnouncer />
      <Outdated />
    </>
  )
}
