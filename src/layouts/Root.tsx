import { Outlet } from 'react-router-dom'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { useScrollMemory } from './useScrollMemory.ts'

/** What every page shares, the not-found page included: scroll positions, the announcement of a new page. */
export function Root() {
  useScrollMemory()
  return (
    <>
      <Outlet />
      <PageAnnouncer />
    </>
  )
}
