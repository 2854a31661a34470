import { createHead, UnheadProvider } from '@unhead/react/server'
import { Outlet } from 'react-router-dom'
import type { RouteRecord, ViteReactSSGContext } from 'vite-react-ssg'
import { colours, sheet } from '../azulejo/palette.ts'
import { documentHead } from '../lib/head.ts'
import { site } from './site.ts'

/**
 * Gives each prerendered page a head of its own, on the context, where `onPageRendered` finds it.
 * The generator renders many pages at a time: a shared head would mix them.
 */
export function withHead(routes: RouteRecord[]) {
  return (context: ViteReactSSGContext) => {
    const head = createHead({
      init: [documentHead(site, { light: colours.cal, dark: sheet.noche })],
    })
    const provider = (
      <UnheadProvider value={head}>
        <Outlet />
      </UnheadProvider>
    )
    context.routes = [{ element: provider, children: routes }]
    context.initialState.head = head
  }
}
