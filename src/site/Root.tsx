import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { event } from 'content:event'
import { startClock, usePhase } from '../browser/clock.ts'
import { keepForOffline } from '../browser/offline.ts'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { SaleMark } from './SaleText.tsx'
import { ScrollMemory } from './ScrollMemory.tsx'
import { Strip } from './Strip/Strip.tsx'

/** What every page shares, the not-found page included: the clock, scroll positions, the announcement of a new page. */
export function Root() {
  const phase = usePhase(event)
  useEffect(() => startClock(event.timeZone), [])
  useEffect(() => {
    document.documentElement.dataset.phase = phase
  }, [phase])
  useEffect(() => {
    if (__SERVICE_WORKER__) keepForOffline()
  }, [])
  return (
    <>
      {__STATE__ ? <InState /> : <Outlet />}
      <ScrollMemory />
      <PageAnnouncer />
    </>
  )
}

/** The page of an event that has a state in the content. */
function InState() {
  return (
    <>
      {__STRIP__ && <Strip />}
      {__SALE__ && <SaleMark />}
      <Outlet />
    </>
  )
}
