import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RouteObject } from 'react-router-dom'
import { App } from './App.tsx'
import { createAppRouter } from './appRouter.ts'
import { loadPage, pageAt } from './loadPage.ts'

/**
 * Takes over the prerendered page in the browser. vite-react-ssg 0.9 has its own way to do so, which gives every route
 * a loader: no page has data to load, and the file that those loaders fetch is gone after the next publication.
 * @param base path below which the site lies
 */
export async function startApp(routes: RouteObject[], base: string): Promise<void> {
  // The page that is shown has to be there before the first render, which must not differ from the server's.
  await loadPage(pageAt(routes, location, base))
  const app = <App router={createAppRouter(routes, base)} routes={routes} base={base} />
  const container = document.getElementById('root') as HTMLElement
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}
