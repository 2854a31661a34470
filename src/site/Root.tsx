import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { event } from 'content:event'
import { usePhase } from '../browser/clock.ts'
import { keepForOffline } from '../browser/offline.ts'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { SaleMark } from './SaleText.tsx'
import { ScrollMemory } from './ScrollMemory.tsx'
import { Strip } from './Strip/Strip.tsx'

/** What every page shares, the not-found page included: the clock, scroll positions, the announcement of a new page. */
export function Root() {
  const phase = usePhase(event)
  useEffect(() => {
    document.documentElement.dataset.phase = phase
  }, [phase])
  useEffect(() => {
    if (__SERVICE_WORKER__) keepForOffline()
  }, [])
  return (
    <>
      {__USES__.strip && <Strip />}
      <SaleMark />
      <Outlet />
      <ScrollMemory />
      <PageAnnouncer />
    </>
  )
}
