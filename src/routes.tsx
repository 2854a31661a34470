import type { RouteRecord } from 'vite-react-ssg'
import { pages } from 'content:pages'
import { textPages } from 'content:text-pages'
import { ownPolicy } from './site/appRouter.ts'
import { PageBoundary, SiteBoundary } from './site/CrashBoundary.tsx'
import { Root } from './site/Root.tsx'
import { SiteLayout } from './site/SiteLayout/SiteLayout.tsx'
import { ownPaths } from './lib/ownNames.ts'

type PageId = keyof typeof pages

const modules: Readonly<Partial<Record<PageId, RouteRecord['lazy']>>> = {
  home: async () => ({ Component: (await import('./pages/Home/Home.tsx')).Home }),
  programme: async () => ({
    Component: (await import('./pages/Programme/Programme.tsx')).Programme,
  }),
  ...(__USES__.pages.speakers && {
    speakers: async () => ({ Component: (await import('./pages/Speakers/Speakers.tsx')).Speakers }),
  }),
  ...(__USES__.pages.tickets && {
    tickets: async () => ({ Component: (await import('./pages/Tickets/Tickets.tsx')).Tickets }),
  }),
  ...(__USES__.pages.sponsorship && {
    sponsorship: async () => ({
      Component: (await import('./pages/Sponsorship/Sponsorship.tsx')).Sponsorship,
    }),
  }),
  ...(__USES__.pages.faq && {
    faq: async () => ({ Component: (await import('./pages/Faq/Faq.tsx')).Faq }),
  }),
  ...(__USES__.pages.contact && {
    contact: async () => ({ Component: (await import('./pages/Contact/Contact.tsx')).Contact }),
  }),
}

const sitePages = (Object.keys(modules) as PageId[]).map((id): RouteRecord => ({
  path: pages[id].path,
  lazy: modules[id],
  ...(__USES__.ticketFrame && id === 'tickets' && { handle: ownPolicy }),
}))

const notFound = async () => ({
  Component: (await import('./pages/NotFound/NotFound.tsx')).NotFound,
})

const offline = async () => ({ Component: (await import('./pages/Offline/Offline.tsx')).Offline })
const thanks = async () => ({ Component: (await import('./pages/Thanks/Thanks.tsx')).Thanks })

/** Pages that carry no script, so the browser's app does not include them. */
const scriptless: RouteRecord[] = import.meta.env.SSR
  ? [
      { path: ownPaths.offline, lazy: offline },
      ...(__USES__.delivery ? [{ path: ownPaths.thanks, lazy: thanks }] : []),
    ]
  : []

const everything: RouteRecord = {
  Component: Root,
  children: [
    {
      Component: SiteLayout,
      children: [
        { Component: PageBoundary, children: textPages ? [...sitePages, ...textPages] : sitePages },
        ...scriptless,
      ],
    },
    // The generator renders no "*": this address gives it the page that becomes 404.html.
    { path: '/404', lazy: notFound },
    { path: '*', lazy: notFound },
  ],
}

export const routes: RouteRecord[] = [{ Component: SiteBoundary, children: [everything] }]
