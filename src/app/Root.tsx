import { useEffect } from 'react'
import { event, sale } from 'content:values'
import { banner, notice } from 'content:state'
import { followMarks } from '../browser/clock.ts'
import { timesOf } from '../event/moment.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { Outdated } from './Outdated.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { useScrollMemory } from './scrollMemory.ts'
import { StateBanner } from '../site/StateBanner/StateBanner.tsx'

/** What every page shares, the not-found page included: the clock, scroll positions, the announcement of a new page. */
export function Root() {
  useEffect(() => followMarks(timesOf({ event, sale, notice })), [])
  useScrollMemory()
  return (
    <>
      {(banner || notice) && <StateBanner />}
      <CrashBoundary />
      <PageAnnouncer />
      <Outdated />
    </>
  )
}
