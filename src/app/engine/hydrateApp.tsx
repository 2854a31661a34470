import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router, useRoutes } from 'react-router-dom'
import { site } from '../../site/site.ts'
import { takeSnapshot } from './fields.ts'
import type { Pages } from './pages.ts'
import { createVisits } from './visits.ts'

/**
 * Hydrates the prerendered page. It replaces vite-react-ssg's own function (0.9), which gives every route a loader. No page
 * has data to load, and the file that the loaders fetch is gone after the next publication.
 * @param container holds the page
 * @throws if the page's script does not arrive
 */
export async function hydrateApp(pages: Pages, container: HTMLElement): Promise<void> {
  // The first render must match the prerendered page, so its script comes first.
  await pages.load(pages.at(location.pathname))
  const visits = createVisits(pages)
  // A component of its own, because `useRoutes` works only inside of <Router>.
  const ShownPage = () => useRoutes(pages.routes())

  /**
   * Shows the page of the present visit. If an extension, a translator or a host has changed the page, React cannot hydrate
   * it and renders it anew. For that case the initial state holds what was typed and focused just before, and the effect
   * brings it back.
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

  // React would listen to clicks on its container, and screen readers would say "clickable" at each text in it
  // (react#20895). So the container hands React's listeners to the document, where they make nothing clickable.
  container.addEventListener = document.addEventListener.bind(document)
  // React also sets an empty `onclick` on its container when it appends an element there, such as the rehearsal's badge. Old
  // versions of Safari need that. The plain property defined here takes the value, so no listener is added.
  Object.defineProperty(container, 'onclick', { value: undefined, writable: true })
  // In a transition React hydrates in slices. Between them the page answers to the visitor.
  startTransition(() => {
    hydrateRoot(container, <App />)
  })
}
