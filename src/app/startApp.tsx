import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type RouteObject, Router, useRoutes } from 'react-router-dom'
import { snapshotFields } from '../browser/fields.ts'
import { createAppRouter } from './appRouter.ts'
import { loadPage, pageAt, withComponents } from './loadPage.ts'
import { site } from '../site/site.ts'

/**
 * Hydrates the prerendered page. vite-react-ssg 0.9 would give every route a loader, but no page has data to load,
 * and the file that those loaders fetch is gone after the next publication.
 * @param container holds the page
 */
export async function startApp(routes: RouteObject[], container: HTMLElement): Promise<void> {
  // Load the current page first: the first render must match the prerendered one.
  await loadPage(pageAt(routes, location.pathname))
  const router = createAppRouter(routes)
  const Pages = () => useRoutes(withComponents(routes))

  /**
   * Shows the router's current page. It keeps what is typed and focused if React has to render the page anew, because an
   * extension, a translator or a host changed it before the app started: the state is made anew too, in the task in which
   * React replaces the page, just before it does.
   */
  function App() {
    const [restore] = useState(() => snapshotFields(container))
    useLayoutEffect(restore, [restore])
    const { location, action } = useSyncExternalStore(router.subscribe, router.shown, router.shown)
    return (
      <Router basename={site.base} navigator={router} location={location} navigationType={action}>
        <Pages />
      </Router>
    )
  }

  // React listens on its root to all events: a click there, or on any element around the page, makes each text one that can
  // be pressed, which screen readers say (react#20895). On the document it does not, but React takes no other place.
  container.addEventListener = document.addEventListener.bind(document)
  startTransition(() => {
    hydrateRoot(container, <App />)
  })
}
