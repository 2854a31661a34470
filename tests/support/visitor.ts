/** Settings of every tab in the tests. */
export const visitor = {
  locale: 'es-ES',
  // A worker would answer requests that tests hold back or break; only tests/e2e/offline.spec.ts allows it.
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 720 },
} as const
