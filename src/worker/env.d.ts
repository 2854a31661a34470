/** What the service worker keeps, set by scripts/outputs/service-worker.ts. */
declare const __KEPT__: import('./kept.ts').Kept

/** The address of the notice, if the content has one; then kept pages ask for it. */
declare const __NOTICE__: string | null
