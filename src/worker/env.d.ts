/** What the service worker keeps, set by scripts/outputs/service-worker.ts. */
declare const __KEPT__: import('./kept.ts').Kept
