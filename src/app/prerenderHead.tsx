import { language } from '../lib/locale.ts'
import { createHead, UnheadProvider } from '@unhead/react/server'
import { matchRoutes, Outlet } from 'react-router-dom'
import type { RouteRecord, ViteReactSSGContext } from 'vite-react-ssg'
import { colours, pageColours } from '../azulejo/palette.ts'
import { publicPath } from '../lib/address.ts'
import { site } from '../site/site.ts'

/**
 * Makes a separate head for each prerendered page. The generator renders many pages at a time, and a shared head would mix
 * their titles. `onPageRendered` (vite.config.ts) reads the head and the page's file from `initialState` of the context.
 */
export function withHead(routes: RouteRecord[]) {
  return (context: ViteReactSSGContext) => {
    const head = createHead({
      // Elements of every page's head: language, icons, the colour of the browser's own bars.
      init: [
        {
          htmlAttrs: { lang: language },
          // Browsers take the first colour whose `media` matches.
          meta: Object.entries({ light: colours.cal, dark: pageColours.noche }).map(
            ([scheme, content]) => ({
              name: 'theme-color',
              content,
              media: `(prefers-color-scheme: ${scheme})`,
            }),
          ),
          link: [
            { rel: 'icon', href: publicPath('/favicon.ico', site), sizes: '32x32' },
            { rel: 'icon', href: publicPath('/favicon.svg', site), type: 'image/svg+xml' },
            { rel: 'manifest', href: publicPath('/manifest.webmanifest', site) },
            { rel: 'apple-touch-icon', href: publicPath('/apple-touch-icon.png', site) },
          ],
        },
      ],
    })
    const provider = (
      <UnheadProvider value={head}>
        <Outlet />
      </UnheadProvider>
    )
    context.routes = [{ element: provider, children: routes }]
    context.initialState.head = head
    context.initialState.entry = entryAt(routes, context.routePath)
  }
}

/** The file of the page at a path, relative to the root of the repository. Undefined if the route has no `entry`. */
function entryAt(routes: readonly RouteRecord[], path = '/'): string | undefined {
  const matches = matchRoutes([...routes], path)
  return matches?.at(-1)?.route.entry
}
