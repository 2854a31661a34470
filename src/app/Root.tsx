import { useEffect } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { event } from 'content:values'
import { banner, notice, sale } from 'content:state'
import { followMarks } from '../browser/clock.ts'
import { timesOf } from '../event/moment.ts'
import { Outdated } from './Outdated.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { ScrollMemory } from './ScrollMemory.tsx'
import { StateBanner } from '../site/StateBanner/StateBanner.tsx'

const followClock = () => followMarks(timesOf(event, { sale, notice }))

/** What every page shares, the not-found page included: the clock, scroll positions, the announcement of a new page. */
export function Root() {
  useEffect(followClock, [])
  return (
    <>
      {(banner || notice) && <StateBanner />}
      <Outlet />
      <ScrollMemory location={useLocation()} navigationType={useNavigationType()} />
      <PageAnnouncer />
      <Outdated />
    </>
  )
}
