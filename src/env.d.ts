// Values that the build knows before it renders the pages (scripts/build/vite/build-time.ts).

/** Scheme and host of the published site. */
declare const __SITE_ORIGIN__: string

/** Whether the event is cancelled, or postponed without a new day. */
declare const __CALLED_OFF__: boolean

/** Whether there is something to say on top of every page. */
declare const __STRIP__: boolean

/** Whether the content has stages of a sale. */
declare const __SALE__: boolean

declare const __CALENDAR_ADDRESSES__: import('./event/names.ts').CalendarAddresses

/** The link preview of each page; null before the first build. */
declare const __PAGE_IMAGES__: import('./lib/head.ts').ShareImages['pages'] | null

/** The link preview of each text page, by its path; null before the first build. */
declare const __TEXT_PAGE_IMAGES__: import('./lib/head.ts').ShareImages['textPages'] | null

/** Whether visitors' browsers may keep pages; not in dev, nor if the kill switch is on. */
declare const __SERVICE_WORKER__: boolean

// Code that depends on these is not in the script of an event that has no use for it.

/** Whether the forms are posted to a service. */
declare const __FORMS_DELIVER__: boolean

/** The ticket platform's page for frames; null without one. */
declare const __TICKET_FRAME__: string | null

/** The platform's parameter for the page that a buyer comes from; null if it reads none. */
declare const __TICKET_CAMPAIGN__: string | null

/** Whether visitors can make a poster with their own name. */
declare const __POSTER__: boolean

/** Size of the programme to download; null before the first build. */
declare const __PROGRAMME_BYTES__: number | null

/** Whether there are photos. */
declare const __PHOTOS__: boolean

/** Whether a page is built. Others lead to it only then. */
declare const __HAS_PAGE__: Readonly<Record<import('./content/schema.ts').PageId, boolean>>

/** Whether the event is free, and nobody has to sign up. */
declare const __WALK_IN__: boolean

/** Whether the prices are told. */
declare const __PRICES__: boolean

/** Whether there are sponsors. */
declare const __BACKERS__: boolean

/** Whether a talk has several speakers, a description or an item without a title, or an item has no description. */
declare const __TALK_DETAILS__: boolean

/** Whether a speaker has links. */
declare const __SPEAKER_LINKS__: boolean

/** The classes of a file, each a separate export: the script holds only those that are used. */
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

/** A file's text, unchanged. */
declare module '*?raw' {
  const text: string
  export default text
}

/** A style sheet's compiled text. */
declare module '*?inline' {
  const css: string
  export default css
}
