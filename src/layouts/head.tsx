import { createHead as createBrowserHead, UnheadProvider } from '@unhead/react/client'
import {
  createHead as createServerHead,
  UnheadProvider as ServerUnheadProvider,
} from '@unhead/react/server'
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom'
import type { RouteRecord, ViteReactSSGContext } from 'vite-react-ssg'
import { colours, sheet } from '../azulejo/palette.ts'
import { documentHead } from '../lib/head.ts'
import { site } from './site.ts'

/** The table under a pathless root that gives every page the one head of the browser's document. */
export function headedRoutes(routes: RouteRecord[]): RouteRecord[] {
  if (import.meta.env.SSR) return routes
  const head = createBrowserHead()
  const provider = (
    <UnheadProvider head={head}>
      <Outlet />
    </UnheadProvider>
  )
  return [{ element: provider, children: routes }]
}

/**
 * Gives each prerendered page a head of its own, on the context, where `onPageRendered` finds it.
 * The generator renders many pages at a time: a shared head would mix them.
 */
export function withHead(routes: RouteRecord[]) {
  return (context: ViteReactSSGContext) => {
    if (!import.meta.env.SSR) return
    const head = createServerHead({
      init: [documentHead(site, { light: colours.cal, dark: sheet.noche })],
    })
    const provider = (
      <ServerUnheadProvider value={head}>
        <Outlet />
      </ServerUnheadProvider>
    )
    context.routes = [{ element: provider, children: routes }]
    context.initialState.head = head
  }
}

/**
 * The browser's router, without the loader that vite-react-ssg 0.9 adds to every route: no page has data to load,
 * and the file that those loaders fetch is gone after the next publication.
 */
export const createAppRouter: typeof createBrowserRouter = (routes, options) =>
  createBrowserRouter(withoutLoaders(routes), { ...options, window: forgetfulWindow() })

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

function withoutLoaders(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) =>
    route.index
      ? { ...route, loader: undefined }
      : { ...route, loader: undefined, children: route.children && withoutLoaders(route.children) },
  )
}
