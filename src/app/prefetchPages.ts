import type { RouteObject } from 'react-router-dom'
import { isSparing } from '../browser/connection.ts'
import { loadPage, pageAt } from './loadPage.ts'

/** What comes before a click, by mouse, finger and keyboard. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches the chunk of a page as soon as a visitor turns to a link that leads there, so that it is there at the click.
 * Not if bytes are dear: then the click fetches it.
 */
export function prefetchPages(routes: RouteObject[], base: string): void {
  if (isSparing()) return
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    // Nothing is lost if it fails: the click asks again.
    loadPage(pageAt(routes, link, base)).catch(() => {})
  }
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true })
}
