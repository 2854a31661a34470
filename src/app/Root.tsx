import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { event, sale } from 'content/values.ts'
import { banner, notice } from 'content/eventStatus.ts'
import { followFlags, useRehearsedMinute } from '../browser/clock.ts'
import { timesOf } from '../event/moment.ts'
import { StatusBanner } from '../site/StatusBanner/StatusBanner.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { OutdatedLine } from './engine/OutdatedLine.tsx'
import { PageAnnouncer } from './engine/PageAnnouncer.tsx'

/** Loaded for organisers who rehearse a moment, and for nobody else. */
const RehearsalBadge = lazy(() => import('./RehearsalBadge/RehearsalBadge.tsx'))

/**
 * Renders what every page has, also the not-found page: the status banner, the crash page, the announced title, and the lines
 * at the foot of the window. It also keeps the flags of <html> up to date.
 */
export function Root() {
  const { key } = useLocation()
  const rehearsed = useRehearsedMinute()
  useEffect(() => followFlags(timesOf({ event, sale, notice })), [])
  return (
    <>
      {(banner || notice) && <StatusBanner />}
      <CrashBoundary at={key} />
      <PageAnnouncer />
      <OutdatedLine />
      {rehearsed !== null && (
        <Suspense>
          <RehearsalBadge moment={rehearsed} />
        </Suspense>
      )}
    </>
  )
}
