import type { RouteObject } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { prefetchPages } from './layouts/prefetchPages.ts'
import { withHead } from './layouts/prerenderHead.tsx'
import { startApp } from './layouts/startApp.tsx'
import { repairAddress } from './lib/address.ts'
import { routes } from './routes.tsx'

const base = import.meta.env.BASE_URL

/** Hands the route table to the generator, which asks for a page at a time. */
export const createRoot = import.meta.env.SSR
  ? ViteReactSSG({ routes, basename: base }, withHead(routes))
  : null

if (!import.meta.env.SSR) {
  const browserRoutes = routes as RouteObject[]
  repairAddress(window.location, window.history)
  prefetchPages(browserRoutes, base)
  void startApp(browserRoutes, base)
}
