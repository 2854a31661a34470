import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { event } from '../content/event.ts'
import { startClock } from '../lib/clock.ts'
import { keepForOffline } from '../lib/offline.ts'
import { drawPictures } from '../lib/pictures.ts'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { PlainLoad } from './PlainLoad.tsx'
import { ScrollMemory } from './ScrollMemory.tsx'

/** What every page shares, the not-found page included: the clock, scroll positions, the announcement of a new page. */
export function Root() {
  const { key } = useLocation()
  useEffect(() => startClock(event.timeZone), [])
  useEffect(() => {
    if (__SERVICE_WORKER__) keepForOffline()
  }, [])
  useEffect(() => drawPictures(), [key])
  return (
    <>
      <Outlet />
      <ScrollMemory />
      <PageAnnouncer />
      <PlainLoad />
    </>
  )
}
