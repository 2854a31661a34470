import type { RouteRecord } from 'vite-react-ssg'
import { pages, speakerIds } from 'content:values'
import { textPages } from 'content:text-pages'
import { Root } from './app/Root.tsx'
import { speakerPath } from './event/names.ts'
import { pageOf } from './site/site.ts'
import { SiteLayout } from './site/SiteLayout/SiteLayout.tsx'
import { reservedPaths } from './lib/reservedNames.ts'

type PageId = keyof typeof pages

/**
 * The file of each page, which exports its component under the name that the router reads (reactrouter.com, "lazy").
 * The build reads from here which styles and scripts a page needs (scripts/build/render/assemble-page.ts).
 */
const modules: Readonly<Partial<Record<PageId, RouteRecord['lazy']>>> = {
  home: () => import('./pages/Home/Home.tsx'),
  programme: () => import('./pages/Programme/Programme.tsx'),
  speakers: () => import('./pages/Speakers/Speakers.tsx'),
  tickets: () => import('./pages/Tickets/Tickets.tsx'),
  sponsorship: () => import('./pages/Sponsorship/Sponsorship.tsx'),
  faq: () => import('./pages/Faq/Faq.tsx'),
  contact: () => import('./pages/Contact/Contact.tsx'),
}

const sitePages = (Object.keys(modules) as PageId[])
  .filter((id) => id in pages)
  .map((id): RouteRecord => ({
    path: pageOf(id).path,
    lazy: modules[id],
    ...(__USES__.ticketFrame && id === 'tickets' && { handle: { loadsAlone: true } }),
  }))

const speaker = () => import('./pages/Speakers/Speaker.tsx')

/** A speaker's own page, to share. */
const speakerPages = pages.speakers
  ? speakerIds.map((id): RouteRecord => ({
      path: speakerPath(id, pageOf('speakers')),
      async lazy() {
        const { speakerPage } = await speaker()
        return { Component: speakerPage(id) }
      },
    }))
  : []

const notFound = () => import('./pages/NotFound/NotFound.tsx')

/** Pages that carry no script, so the browser's app does not include them. */
const scriptless: RouteRecord[] = import.meta.env.SSR
  ? [
      { path: reservedPaths.offline, lazy: () => import('./pages/Offline/Offline.tsx') },
      ...(__USES__.delivery
        ? [{ path: reservedPaths.thanks, lazy: () => import('./pages/Thanks/Thanks.tsx') }]
        : []),
    ]
  : []

export const routes: RouteRecord[] = [
  {
    Component: Root,
    children: [
      {
        Component: SiteLayout,
        children: [...sitePages, ...speakerPages, ...(textPages ?? []), ...scriptless],
      },
      // The generator renders no "*": this address gives it the page that becomes 404.html.
      { path: '/404', lazy: notFound },
      { path: '*', lazy: notFound },
    ],
  },
]
