import type { RouteRecord } from 'vite-react-ssg'
import { pages, speakerIds } from 'content/values.ts'
import { textPages } from 'content/textPages.ts'
import { hasFormService, hasTicketFrame } from 'content/uses.ts'
import { Root } from './app/Root.tsx'
import { speakerPath } from './event/names.ts'
import { pageOf } from './site/site.ts'
import { SiteLayout } from './site/SiteLayout/SiteLayout.tsx'
import { reservedPaths } from './lib/reservedNames.ts'

type PageId = keyof typeof pages

/**
 * The path of a page's file, and a function that imports it. The file exports the page as `Component` (reactrouter.com,
 * "lazy").
 */
type PageFile = Required<Pick<RouteRecord, 'entry' | 'lazy'>>

/**
 * The file of each page. With `entry` the build finds the styles and scripts that the page needs
 * (scripts/build/render/assemblePage.ts). A test makes sure that `lazy` imports the file of `entry`.
 */
const pageFiles: Readonly<Record<PageId, PageFile>> = {
  home: {
    entry: 'src/pages/Home/Home.tsx',
    lazy: () => import('./pages/Home/Home.tsx'),
  },
  programme: {
    entry: 'src/pages/Programme/Programme.tsx',
    lazy: () => import('./pages/Programme/Programme.tsx'),
  },
  speakers: {
    entry: 'src/pages/Speakers/Speakers.tsx',
    lazy: () => import('./pages/Speakers/Speakers.tsx'),
  },
  tickets: {
    entry: 'src/pages/Tickets/Tickets.tsx',
    lazy: () => import('./pages/Tickets/Tickets.tsx'),
  },
  sponsorship: {
    entry: 'src/pages/Sponsorship/Sponsorship.tsx',
    lazy: () => import('./pages/Sponsorship/Sponsorship.tsx'),
  },
  faq: {
    entry: 'src/pages/Faq/Faq.tsx',
    lazy: () => import('./pages/Faq/Faq.tsx'),
  },
  contact: {
    entry: 'src/pages/Contact/Contact.tsx',
    lazy: () => import('./pages/Contact/Contact.tsx'),
  },
}

const notFound: PageFile = {
  entry: 'src/pages/NotFound/NotFound.tsx',
  lazy: () => import('./pages/NotFound/NotFound.tsx'),
}

/**
 * The pages of pages.yaml. If the page of the tickets shows the ticket shop in a frame, its Content Security Policy differs
 * from that of the other pages: it allows the frame. A policy comes with a document, so a link to this page is a page load
 * (`loadsAlone` in src/app/engine/visits.ts).
 */
const sitePages = (Object.keys(pageFiles) as PageId[])
  .filter((id) => id in pages)
  .map((id): RouteRecord => ({
    path: pageOf(id).path,
    ...pageFiles[id],
    handle: { loadsAlone: hasTicketFrame && id === 'tickets' },
  }))

/** A page for each speaker, so that people can share it. */
const speakerPages = pages.speakers
  ? speakerIds.map((id): RouteRecord => ({
      path: speakerPath(id, pageOf('speakers')),
      entry: 'src/pages/Speakers/Speaker.tsx',
      async lazy() {
        const { speakerPage } = await import('./pages/Speakers/Speaker.tsx')
        return { Component: speakerPage(id) }
      },
    }))
  : []

const offline: RouteRecord = {
  path: reservedPaths.offline,
  lazy: () => import('./pages/Offline/Offline.tsx'),
}

const thanks: RouteRecord = {
  path: reservedPaths.thanks,
  lazy: () => import('./pages/Thanks/Thanks.tsx'),
}

/** Pages without script. Only the build (`SSR`) needs their routes, because no link of the app leads to them. */
function scriptlessPages(): RouteRecord[] {
  if (!import.meta.env.SSR) return []
  return hasFormService ? [offline, thanks] : [offline]
}

export const routes: RouteRecord[] = [
  {
    Component: Root,
    children: [
      {
        Component: SiteLayout,
        children: [...sitePages, ...speakerPages, ...textPages, ...scriptlessPages()],
      },
      // The generator does not render "*". For /404 it renders the page that becomes 404.html.
      { path: '/404', ...notFound },
      { path: '*', ...notFound },
    ],
  },
]
