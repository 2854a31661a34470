import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router, useRoutes } from 'react-router-dom'
import { site } from '../../site/site.ts'
import { snapshotFields } from './fields.ts'
import type { Pages } from './pages.ts'
import { createVisits } from './visits.ts'

/**
 * Hydrates the prerendered page, in place of vite-react-ssg's own function. That one (0.9) gives every route a loader. No
 * page has data to load, and the file that the loaders fetch is gone after the next publication.
 * @param container holds the page
 * @throws if the page's script does not arrive
 */
export async function hydrateApp(pages: Pages, container: HTMLElement): Promise<void> {
  // The first render must match the prerendered page, so its script comes first.
  await pages.load(pages.at(location.pathname))
  const visits = createVisits(pages)
  const ShownPage = () => useRoutes(pages.routes())

  /**
   * Shows the page of the present visit. React renders a page anew if an extension, a translator or a host changed it
   * before the app started. Then the state is made anew too, just before React replaces the page, and the effect brings
   * back what was typed and focused.
   */
  function App() {
    const [restore] = useState(() => snapshotFields(container))
    useLayoutEffect(restore, [restore])
    useLayoutEffect(() => visits.begin(), [])
    const { location, action } = useSyncExternalStore(visits.subscribe, visits.shown, visits.shown)
    return (
      <Router basename={site.base} navigator={visits} location={location} navigationType={action}>
        <ShownPage />
      </Router>
    )
  }

  // React listens to clicks on its container, and screen readers then say "clickable" of each text in it (react#20895). On
  // the document a listener makes nothing clickable, but React takes no other place than its container.
  container.addEventListener = document.addEventListener.bind(document)
  startTransition(() => {
    hydrateRoot(container, <App />)
  })
}
