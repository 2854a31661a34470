import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RouteObject } from 'react-router-dom'
import { App } from './App.tsx'
import { createAppRouter } from './appRouter.ts'
import { KeptState } from './KeptState.tsx'
import { loadPage, pageAt } from './loadPage.ts'

/**
 * Hydrates the prerendered page. vite-react-ssg 0.9 would give every route a loader, but no page has data to load,
 * and the file that those loaders fetch is gone after the next publication.
 * @param base path below which the site lies
 * @param container holds the page
 */
export async function startApp(
  routes: RouteObject[],
  base: string,
  container: HTMLElement,
): Promise<void> {
  // Load the current page first: the first render must match the prerendered one.
  await loadPage(pageAt(routes, location, base))
  const app = (
    <KeptState container={container}>
      <App router={createAppRouter(routes, base)} routes={routes} base={base} />
    </KeptState>
  )
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}
