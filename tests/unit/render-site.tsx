import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type RouteObject, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { createAppRouter } from '../../src/layouts/appRouter.ts'
import { routes } from '../../src/routes.tsx'

/** Opens an address of the site, with its own route table and router, as the browser has it. */
export function renderSite(address: string, table: readonly unknown[] = routes) {
  window.history.replaceState(null, '', address)
  const router = createAppRouter(table as RouteObject[], '/')
  onTestFinished(() => router.dispose())
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const view = render(<RouterProvider router={router} />)
  return { ...view, router, user }
}
