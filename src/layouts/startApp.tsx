import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { createAppRouter } from './appRouter.ts'

/**
 * Takes over the prerendered page in the browser. vite-react-ssg 0.9 has its own way to do so, which gives every route
 * a loader: no page has data to load, and the file that those loaders fetch is gone after the next publication.
 * @param base path below which the site lies
 */
export async function startApp(routes: RouteObject[], base: string): Promise<void> {
  await Promise.all((matchRoutes(routes, location, base) ?? []).map(({ route }) => loadPage(route)))
  const app = <RouterProvider router={createAppRouter(routes, base)} future={future} />
  const container = document.getElementById('root') as HTMLElement
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}

const future = { v7_startTransition: true } as const

/** The page that is shown has to be there before the first render, which must not differ from the server's. */
async function loadPage(route: RouteObject) {
  if (typeof route.lazy === 'function')
    Object.assign(route, await route.lazy(), { lazy: undefined })
}
