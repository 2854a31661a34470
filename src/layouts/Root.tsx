import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { event } from '../content/event.ts'
import { startClock } from '../lib/clock.ts'
import { keepForOffline } from '../lib/offline.ts'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { PlainLoad } from './PlainLoad.tsx'
import { useScrollMemory } from './useScrollMemory.ts'

/** What every page shares, the not-found page included: the clock, scroll positions, the announcement of a new page. */
export function Root() {
  useScrollMemory()
  useEffect(() => startClock(event.timeZone), [])
  useEffect(() => {
    if (__SERVICE_WORKER__) keepForOffline()
  }, [])
  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <PlainLoad />
    </>
  )
}
