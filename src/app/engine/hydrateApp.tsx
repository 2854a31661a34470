import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router, useRoutes } from 'react-router-dom'
import { site } from '../../site/site.ts'
import { takeSnapshot } from './fields.ts'
import type { Pages } from './pages.ts'
import { createVisits } from './visits.ts'

/**
 * Hydrates the prerendered page. It replaces vite-react-ssg's own function (0.9), which gives every route a loader. The loaders
 * fetch a file that is gone after the next publication, although no page has data to load.
 * @param container holds the page
 * @throws if the page's script cannot be loaded
 */
export async function hydrateApp(pages: Pages, container: HTMLElement): Promise<void> {
  // The first render must match the prerendered page, so its script comes first.
  await pages.load(pages.at(location.pathname))
  const visits = createVisits(pages)
  // This is a separate component, because `useRoutes` works only inside of <Router>.
  const ShownPage = () => useRoutes(pages.routes())

  /**
   * Shows the page of the current visit. If an extension, a translator or a host has changed the prerendered page, React cannot
   * hydrate it and renders it anew. So the initial state is a snapshot of typed texts and focus just before, and the effect
   * restores them.
   */
  function App() {
    const [snapshot] = useState(() => takeSnapshot(container))
    useLayoutEffect(() => {
      snapshot.restoreTyped()
      snapshot.restoreFocus()
    }, [snapshot])
    useLayoutEffect(() => visits.begin(), [])
    const { location, action } = useSyncExternalStore(visits.subscribe, visits.shown, visits.shown)
    return (
      <Router basename={site.base} navigator={visits} location={location} navigationType={action}>
        <ShownPage />
      </Router>
    )
  }

  // With React's click listeners on the container, screen readers would say "clickable" at each text in it (react#20895). So
  // the container adds React's listeners to the document instead.
  container.addEventListener = document.addEventListener.bind(document)
  // React also sets an empty `onclick` on the container when it appends an element there, such as the rehearsal badge. Old
  // versions of Safari need that. This plain property takes the value, so that no listener is added.
  Object.defineProperty(container, 'onclick', { value: undefined, writable: true })
  // In a transition React hydrates in slices. Between two slices the page responds to input.
  startTransition(() => {
    hydrateRoot(container, <App />)
  })
}
