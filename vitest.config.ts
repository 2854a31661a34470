import { defineConfig, mergeConfig } from 'vitest/config'

// Before the content is read: unit tests know the tests' own event.
process.env.CONTENT = 'tests/evento'
const { default: viteConfig } = await import('./vite.config.ts')
const { loadContent, publishedAt } = await import('./scripts/build/derive/loadContent.ts')
const { writePageSources } = await import('./scripts/build/render/page-sources.ts')
await writePageSources(loadContent(), publishedAt())

/** Unit tests that need a document. */
const inDocument = [
  'tests/unit/src/{app,browser,site}/**/*.test.{ts,tsx}',
  'tests/unit/src/pages/**/*.test.tsx',
]
const setupFiles = ['tests/support/setup.ts']

/** The first two are not isolated: loading the same modules again for each file would take as long as its tests. */
const testProjects = [
  {
    name: 'node',
    include: ['tests/{unit,pages,hosts,specification}/**/*.test.ts'],
    exclude: [
      ...inDocument,
      ...(process.env.SPECIFICATION === 'off' ? ['tests/specification/**'] : []),
    ],
    isolate: false,
    setupFiles,
  },
  {
    name: 'document',
    include: inDocument,
    environment: 'jsdom',
    isolate: false,
    setupFiles,
  },
  {
    name: 'engines',
    include: ['tests/engines/*.test.ts'],
    // Debian's browsers now and then crash or abort a load, with these messages. A fault that a journey finds is not
    // retried.
    retry: { count: 2, condition: /^(?:WebKit|Firefox): |fetch failed/ },
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
]

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      // By default the runner leaves one processor idle.
      maxWorkers: '100%',
      // Time for a build on a busy machine; a test that passes takes no longer.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      projects: testProjects.map((test) => ({ extends: true as const, test })),
    },
  }),
)
