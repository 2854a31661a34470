import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { event, sale } from 'content/values.ts'
import { banner, notice } from 'content/state.ts'
import { followMarks } from '../browser/clock.ts'
import { timesOf } from '../event/moment.ts'
import { StateBanner } from '../site/StateBanner/StateBanner.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { OutdatedLine } from './engine/OutdatedLine.tsx'
import { PageAnnouncer } from './engine/PageAnnouncer.tsx'
import { RehearsalBadge } from './RehearsalBadge/RehearsalBadge.tsx'

/** What every page shares, the not-found page included: banner, clock, and the lines about the visit. */
export function Root() {
  const { key } = useLocation()
  useEffect(() => followMarks(timesOf({ event, sale, notice })), [])
  return (
    <>
      {(banner || notice) && <StateBanner />}
      <CrashBoundary at={key} />
      <PageAnnouncer />
      <OutdatedLine />
      <RehearsalBadge />
    </>
  )
}
