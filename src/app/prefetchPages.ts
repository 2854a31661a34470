import type { RouteObject } from 'react-router-dom'
import { isSparing } from '../browser/connection.ts'
import { loadPage, pageAt } from './loadPage.ts'

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
