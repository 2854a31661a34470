import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { crossFade } from '../lib/crossFade.ts'

type AppRouter = ReturnType<typeof createBrowserRouter>

/** How long a click may wait for the app, in milliseconds. */
const patience = 4000

/**
 * The browser's router, which keeps nothing on the visitor's machine and shows its pages with a cross-fade.
 * @param base path below which the site lies
 */
export function createAppRouter(routes: RouteObject[], base: string): AppRouter {
  const router = createBrowserRouter(routes, { basename: base, window: forgetfulWindow() })
  loadLatePagesPlainly(router)
  showPagesOnly(router)
  return router
}

/**
 * Turns a click that the app cannot follow in time into a plain page load: the browser shows that it is at work, lets
 * the visitor stop it, and needs less.
 */
function loadLatePagesPlainly(router: AppRouter) {
  let timer: ReturnType<typeof setTimeout>
  router.subscribe(({ navigation }) => {
    clearTimeout(timer)
    if (navigation.state === 'idle') return
    const href = router.createHref(navigation.location)
    timer = setTimeout(() => window.location.assign(href), patience)
  })
}

/**
 * Renders once a navigation, and at once. By itself the router (6.30) also renders when a navigation begins, twice more
 * before a view transition, and then in pieces, for which the page stands still.
 */
function showPagesOnly(router: AppRouter) {
  const { subscribe } = router
  router.subscribe = (show) =>
    subscribe((state, { viewTransitionOpts, ...options }) => {
      if (state.navigation.state !== 'idle') return
      // The state of that moment: until the old page is drawn, another navigation may have overtaken this one.
      if (viewTransitionOpts) crossFade(() => show(router.state, { ...options, flushSync: true }))
      else show(state, options)
    })
}

/**
 * The window as the router needs it, but with a session storage that keeps nothing: the router would write down there
 * which page transitions were shown, and this site stores nothing (LSSI 22.2).
 */
function forgetfulWindow(): Window {
  const storage = { getItem: () => null, setItem: () => {} }
  return new Proxy(window, {
    get(target, key) {
      if (key === 'sessionStorage') return storage
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
