// The files of src/app, in the order in which they run. At build: prerenderHead, usePageHead. In the browser: loadPage (is
// this the page?), startApp, appRouter; Root, CrashBoundary, InnerPage and usePageHead with the page; scrollMemory,
// PageAnnouncer; Outdated.
import type { RouteObject } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { isPageAt, prefetchPages } from './app/loadPage.ts'
import { withHead } from './app/prerenderHead.tsx'
import { site } from './site/site.ts'
import { startApp } from './app/startApp.tsx'
import { keepForOffline } from './browser/offline.ts'
import { routes } from './routes.tsx'

/**
 * Hands the route table to the generator, which asks for a page at a time.
 * @public it imports this file by its name in vite.config.ts
 */
export const createRoot = import.meta.env.SSR
  ? ViteReactSSG({ routes, basename: site.base }, withHead(routes))
  : null

/**
 * Starts the app in the browser (boot.ts).
 * @throws if the page's script does not arrive
 */
export async function start(): Promise<void> {
  const browserRoutes = routes as RouteObject[]
  const container = document.getElementById('root') as HTMLElement
  if (!isPageAt(window.location.pathname, container, browserRoutes)) return
  await startApp(browserRoutes, container)
  prefetchPages(browserRoutes)
  if (__SERVICE_WORKER__) keepForOffline()
}
