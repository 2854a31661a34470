/**
 * The app. The build renders each page through `createRoot`. In a browser src/boot.ts calls `startApp`. Pages are in
 * src/pages: to change one, nobody needs this file or src/app. The code for navigation between pages is in src/app/engine. Read
 * visits.ts there first.
 */
import type { RouteObject } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg'
import { hydrateApp } from './app/engine/hydrateApp.tsx'
import { registerWorker } from './app/engine/offline.ts'
import { createPages, isPageAt } from './app/engine/pages.ts'
import { withHead } from './app/prerenderHead.tsx'
import { routes } from './routes.tsx'
import { site } from './site/site.ts'

/**
 * Hands the route table to the generator, which calls `createRoot` for each page. vite-react-ssg prescribes this name. It is
 * not React's function `createRoot`. In a browser the value is null, so that the bundle leaves the generator out.
 * @public the generator imports it by the file's name (vite.config.ts, "entry")
 */
export const createRoot = import.meta.env.SSR
  ? ViteReactSSG({ routes, basename: site.base }, withHead(routes))
  : null

/**
 * Starts the app in the browser.
 * @throws if the page's script cannot be loaded
 */
export async function startApp(): Promise<void> {
  const browserRoutes = routes as RouteObject[]
  const container = document.getElementById('root') as HTMLElement
  // A copy of the page at another address stays as plain HTML.
  if (!isPageAt(window.location.pathname, container, browserRoutes)) return
  const pages = createPages(browserRoutes)
  await hydrateApp(pages, container)
  pages.prefetch()
  if (__SERVICE_WORKER__) registerWorker()
}
