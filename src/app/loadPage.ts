import { matchRoutes, type RouteObject, type To } from 'react-router-dom'

/**
 * The route of a page: the one of those that match which has its script.
 * @param base path below which the site lies
 */
export function pageAt(routes: RouteObject[], to: To, base: string): RouteObject | undefined {
  return matchRoutes(routes, to, base)?.at(-1)?.route
}

/**
 * Gives a page's route its component, without which it cannot be shown.
 * @throws if the page's script does not come
 */
export async function loadPage(page: RouteObject | undefined): Promise<void> {
  if (typeof page?.lazy === 'function') Object.assign(page, await page.lazy(), { lazy: undefined })
}
