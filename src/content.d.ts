// The modules from which pages import the checked content (scripts/build/render/vite/content-plugin.ts), and what the event uses.

/** The event as the build gives it to the pages. */
type SiteContent = import('./event/model.ts').SiteContent

/** Which large parts the event uses. A script holds no code for the rest. */
declare const __USES__: Readonly<ReturnType<typeof import('./event/uses.ts').usesOf>>

/** A speaker or an edition, with the photo as it is published. */
type Photographed = { readonly photo?: import('./lib/photo.ts').Photo }

type Featured = ReturnType<typeof import('./event/agenda.ts').featuredOf>
type ShareImages = import('./lib/head.ts').ShareImages

/**
 * The fields of the content. Each is a module of its own, and so are those of `copy` and `files`, so that a page carries
 * only those that it names (`copy.tickets`). Destructuring `copy`, or a variable as the name, would bring all:
 * tests/unit/named-parts.test.ts forbids both.
 */
declare module 'content:values' {
  const values: Omit<SiteContent, 'speakers' | 'editions'> & {
    readonly speakers: Readonly<Record<string, SiteContent['speakers'][string] & Photographed>>
    readonly editions: readonly (SiteContent['editions'][number] & Photographed)[]
    readonly featured: readonly (Featured[number] & Photographed)[]
    readonly backers: readonly import('./lib/logo.ts').BackerLevel[]
    /** For the routes, which are in every page's script. */
    readonly speakerIds: readonly string[]
    /** The link previews; none before the first build. */
    readonly pageImages: Readonly<Partial<ShareImages['pages']>>
    readonly textPageImages: Readonly<Partial<ShareImages['textPages']>>
    readonly speakerPhotos: Readonly<Partial<import('./lib/photo.ts').Photos['speakers']>>
    readonly speakerImages: Readonly<Partial<ShareImages['speakers']>>
    /** Scheme and host of the published site. */
    readonly origin: string
    /** The site's address as people read it, for paper and pictures. */
    readonly shownAddress: string
    readonly calendars: ReturnType<typeof import('./event/names.ts').calendarAddresses>
    /** Text pages that browsers keep for a visit without network. */
    readonly offlineTextPages: readonly Pick<SiteContent['textPages'][number], 'path' | 'heading'>[]
    /** Letters that the web font has. */
    readonly letters: string
  }
  export = values
}

/** The day's number ("day"), or the sign of a page, as a module of its own. */
declare module 'content:figure/*' {
  const figure: import('./azulejo/mosaic.ts').Figure
  export default figure
}

/** The event's state. A value is null if there is nothing to say; the code that shows it is then not in the script. */
declare module 'content:state' {
  const state: SiteContent['state']
  export = state
}

declare module 'content:text-pages' {
  /** The routes of text pages; null if there are none. */
  export const textPages:
    | readonly {
        readonly path: string
        readonly lazy: () => Promise<{ readonly Component: () => import('react').ReactNode }>
      }[]
    | null
}
