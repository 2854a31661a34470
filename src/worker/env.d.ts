/** What the service worker keeps, set by scripts/service-worker.ts. */
declare const __KEPT__: import('../../scripts/service-worker.ts').Kept
