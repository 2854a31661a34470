import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RouteObject } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { createAppRouter } from '../../src/app/appRouter.ts'
import { loadPage, pageAt } from '../../src/app/loadPage.ts'
import { routes } from '../../src/routes.tsx'

/** Opens an address of the site, with its own route table and router, as the browser has it. */
export async function renderSite(address: string, table: readonly unknown[] = routes) {
  window.history.replaceState(null, '', address)
  const pages = table as RouteObject[]
  await loadPage(pageAt(pages, window.location, '/'))
  const router = createAppRouter(pages, '/')
  onTestFinished(router.dispose)
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const view = render(<App router={router} routes={pages} base="/" />)
  return { ...view, router, user }
}
