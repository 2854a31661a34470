import { useSyncExternalStore } from 'react'
import { type RouteObject, Router, useRoutes } from 'react-router-dom'
import type { AppRouter } from './appRouter.ts'

type Props = {
  readonly router: AppRouter
  readonly routes: RouteObject[]
  /** Path below which the site lies. */
  readonly base: string
}

/** Shows the router's current page in the browser. */
export function App({ router, routes, base }: Props) {
  const { location, action } = useSyncExternalStore(router.subscribe, router.shown, router.shown)
  return (
    <Router basename={base} navigator={router} location={location} navigationType={action}>
      <Pages routes={routes} />
    </Router>
  )
}

const Pages = ({ routes }: Pick<Props, 'routes'>) => useRoutes(routes)
