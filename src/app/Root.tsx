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

/** Loaded only for organisers who rehearse a moment (`?ahora`). */
const RehearsalBadge = lazy(() => import('./RehearsalBadge/RehearsalBadge.tsx'))

/**
 * Renders the parts of all pages, including the not-found page: the status banner, the page itself or the crash text, the
 * announced title, and the lines at the foot of the window. It also keeps the flags of <html> up to date.
 */
export function Root() {
  const { key } = useLocation()
  const rehearsedMoment = useRehearsedMinute()
  useEffect(() => followFlags(timesOf({ event, sale, notice })), [])
  return (
    <>
      {(banner || notice) && <StatusBanner />}
      <CrashBoundary at={key} />
      <PageAnnouncer />
      <OutdatedLine />
      {rehearsedMoment !== null && (
        <Suspense>
          <RehearsalBadge moment={rehearsedMoment} />
        </Suspense>
      )}
    </>
  )
}
