/** Scheme and host of the published site, set by vite.config.ts. */
declare const __SITE_ORIGIN__: string

/** The pictures that link previews show, drawn before the pages are rendered; null before the first build. */
declare const __SHARE_IMAGES__: import('../scripts/share-images.ts').ShareImages | null
