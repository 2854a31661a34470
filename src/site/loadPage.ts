import { matchRoutes, type RouteObject, type To } from 'react-router-dom'

/**
 * The route of the page at an address: the innermost one that matches.
 * @param base path below which the site lies
 */
export function pageAt(routes: RouteObject[], to: To, base: string): RouteObject | undefined {
  return matchRoutes(routes, to, base)?.at(-1)?.route
}

/**
 * Loads a page's component into its route.
 * @throws if the page's script cannot be loaded
 */
export async function loadPage(page: RouteObject | undefined): Promise<void> {
  if (typeof page?.lazy === 'function') Object.assign(page, await page.lazy(), { lazy: undefined })
}
