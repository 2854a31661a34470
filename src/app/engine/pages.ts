import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject, type To } from 'react-router-dom'
import { shouldSaveData } from './connection.ts'

/** The route of the page at an address. It is the innermost route that matches. */
function pageAt(routes: RouteObject[], to: To): RouteObject | undefined {
  return matchRoutes(routes, to, import.meta.env.BASE_URL)?.at(-1)?.route
}

/**
 * Whether the document holds the page that the route table has at a path. In an archive, behind a proxy or in a translated copy
 * it may be another page. Then the app must not start. Links and forms work without the app.
 * @param container holds the page, and in `data-page` the path of its route
 */
export function isPageAt(
  path: string,
  { dataset }: Pick<HTMLElement, 'dataset'>,
  routes: RouteObject[],
): boolean {
  // `npm run dev` writes no path.
  if (dataset.page === undefined) return true
  const routePath = pageAt(routes, path)?.path
  // The page for unknown addresses has the route "*", and was rendered for the path /404.
  const renderedPath = routePath === '*' ? '/404' : routePath
  return dataset.page === renderedPath
}

/** Events that come before a click with a mouse, a finger or the keyboard. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** The pages of the route table. The script of a page is loaded when it is needed. */
export function createPages(routes: RouteObject[]) {
  const components = new Map<RouteObject, ComponentType>()
  const at = (to: To) => pageAt(routes, to)

  /**
   * Loads a page's component, once.
   * @throws if the page's script cannot be loaded
   */
  async function load(page: RouteObject | undefined): Promise<void> {
    if (typeof page?.lazy !== 'function' || components.has(page)) return
    const { Component } = await page.lazy()
    if (Component) components.set(page, Component)
  }

  /** Loads the script of the page to which a link leads, when the visitor points at the link or focuses it. */
  function prefetchLinked({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    const page = at(link.pathname)
    // A link to a file, such as the PDF, matches only "*".
    if (page?.path === '*') return
    // A script that cannot be loaded is no error yet, because the click requests it again.
    load(page).catch(() => {})
  }

  /**
   * Starts to load a page's script before the click, when a visitor points at a link to the page or focuses the link. With data
   * saving or a slow connection only the click loads it.
   */
  function prefetch(): void {
    if (shouldSaveData()) return
    for (const intent of intents)
      document.addEventListener(intent, prefetchLinked, { passive: true })
  }

  /** Copies a route table. In the copy, the routes of loaded pages have their components. */
  const withComponents = (table: RouteObject[]): RouteObject[] =>
    table.map((route) => ({
      ...route,
      Component: components.get(route) ?? route.Component,
      children: route.children && withComponents(route.children),
    })) as RouteObject[]

  return {
    at,
    load,
    prefetch,
    /** The route table with the components of the pages that are loaded. */
    routes: () => withComponents(routes),
  }
}

export type Pages = ReturnType<typeof createPages>
