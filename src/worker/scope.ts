/** What a service worker has of its scope here. TypeScript's library for workers excludes the one for pages. */
export type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void
}
