/** Scheme and host of the published site, set by vite.config.ts. */
declare const __SITE_ORIGIN__: string

// What was made before the pages are rendered (scripts/work-folder.ts); null before the first build.

/** The link preview of each page. */
declare const __PAGE_IMAGES__: import('../scripts/share-images.ts').ShareImages['pages'] | null

/** Whether visitors' browsers may keep pages; not in dev, nor where the kill switch is on. */
declare const __SERVICE_WORKER__: boolean

/** Size of the programme to download. */
declare const __PROGRAMME_BYTES__: number | null
