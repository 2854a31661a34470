import type { RouteObject } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { isPageAt } from './site/loadPage.ts'
import { prefetchPages } from './site/prefetchPages.ts'
import { withHead } from './site/prerenderHead.tsx'
import { startApp } from './site/startApp.tsx'
import { enterPath, repairedPath } from './browser/repairAddress.ts'
import { routes } from './routes.tsx'

const base = import.meta.env.BASE_URL

/** Hands the route table to the generator, which asks for a page at a time. */
export const createRoot = import.meta.env.SSR
  ? ViteReactSSG({ routes, basename: base }, withHead(routes))
  : null

if (!import.meta.env.SSR) {
  const browserRoutes = routes as RouteObject[]
  const path = repairedPath(window.location)
  const container = document.getElementById('root') as HTMLElement
  if (isPageAt(path, container, browserRoutes, base)) {
    enterPath(path, window.location, window.history)
    prefetchPages(browserRoutes, base)
    void startApp(browserRoutes, base, container)
  }
}
