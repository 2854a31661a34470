/** Scheme and host of the published site, set by vite.config.ts. */
declare const __SITE_ORIGIN__: string
