import { render } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { createAppRouter } from '../../src/app/appRouter.ts'
import { loadPage, pageAt } from '../../src/app/loadPage.ts'
import { routes } from '../../src/routes.tsx'

/** Opens an address of the site, with its own route table and router, as the browser has it. */
export async function renderSite(address: string) {
  window.history.replaceState(null, '', address)
  const pages = routes as RouteObject[]
  await loadPage(pageAt(pages, window.location, '/'))
  const router = createAppRouter(pages, '/')
  onTestFinished(router.dispose)
  render(<App router={router} routes={pages} base="/" />)
  return { router }
}
