/** The part of a service worker's scope that is used here. TypeScript's library for workers excludes that for pages. */
export type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}
