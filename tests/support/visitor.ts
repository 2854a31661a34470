/** A visitor of the tests: what every tab has in common. */
export const visitor = {
  locale: 'es-ES',
  // A worker would answer what other tests hold back or break; those of support/offline.ts let it.
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 720 },
} as const
