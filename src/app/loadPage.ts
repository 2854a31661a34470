import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject, type To } from 'react-router-dom'
import { isSparing } from '../browser/connection.ts'

/** The components of the pages that are loaded, by their routes. */
const components = new Map<RouteObject, ComponentType>()

/** The route of the page at an address: the innermost one that matches. */
export function pageAt(routes: RouteObject[], to: To): RouteObject | undefined {
  return matchRoutes(routes, to, import.meta.env.BASE_URL)?.at(-1)?.route
}

/**
 * Whether the prerendered page is the one that the route table has at a path. In an archive, behind a proxy or in a
 * translated copy it may not be: then the app must not start, and everything native works on.
 * @param container holds the page, and the path for which it was rendered
 */
export function isPageAt(
  path: string,
  { dataset }: Pick<HTMLElement, 'dataset'>,
  routes: RouteObject[],
): boolean {
  const route = pageAt(routes, path)?.path
  // The generator renders the page for any other address as /404. In `npm run dev` no page is marked.
  return dataset.page === undefined || dataset.page === (route === '*' ? '/404' : route)
}

/**
 * Loads a page's component, once.
 * @throws if the page's script cannot be loaded
 */
export async function loadPage(page: RouteObject | undefined): Promise<void> {
  if (typeof page?.lazy !== 'function' || components.has(page)) return
  const { Component } = await page.lazy()
  if (Component) components.set(page, Component)
}

/** Events that come before a click by mouse, finger or keyboard. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches a page's chunk as soon as a visitor points at a link to it or focuses it, before the click.
 * With data saving or a slow connection, only the click fetches it.
 */
export function prefetchPages(routes: RouteObject[]): void {
  if (isSparing()) return
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    const page = pageAt(routes, link.pathname)
    // A link to a file leads to no page. If a page's chunk does not arrive, the click tries again.
    if (page?.path !== '*') loadPage(page).catch(() => {})
  }
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true })
}

/** The route table with the components of the pages that are loaded. */
export const withComponents = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => ({
    ...route,
    Component: components.get(route) ?? route.Component,
    children: route.children && withComponents(route.children),
  })) as RouteObject[]
