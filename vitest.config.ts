import { defineConfig, mergeConfig } from 'vitest/config'

import { openEvent } from './scripts/build/derive/openEvent.ts'
import { settingsOf } from './scripts/build/lib/settings.ts'
import { writePageSources } from './scripts/build/render/pageSources.ts'
import { builtAt, eventoFolder } from './tests/support/eventoSettings.ts'
import { configFor } from './vite.config.ts'

/** Unit tests import the content of the tests' own event, at a fixed moment. */
const settings = settingsOf({ ...process.env, CONTENT: eventoFolder }, builtAt)
await writePageSources(openEvent(settings))

/** Unit tests that need a document. */
const documentTests = [
  'tests/unit/src/{app,browser,site}/**/*.test.{ts,tsx}',
  'tests/unit/src/pages/**/*.test.tsx',
]
const setupFiles = ['tests/support/setup.ts']

/**
 * The projects of tests. The test files of the first two share loaded modules (`isolate: false`), because loading the modules
 * again for each file would take as long as its tests.
 */
const testProjects = [
  {
    name: 'node',
    include: ['tests/{unit,pages,hosts,specification}/**/*.test.ts'],
    exclude: [
      ...documentTests,
      // scripts/test.ts switches the specification's tests off for an organiser's event.
      ...(settings.environment.SPECIFICATION === 'off' ? ['tests/specification/**'] : []),
    ],
    isolate: false,
    setupFiles,
  },
  {
    name: 'document',
    include: documentTests,
    environment: 'jsdom',
    isolate: false,
    setupFiles,
  },
  {
    name: 'engines',
    include: ['tests/engines/*.test.ts'],
    // Time for four steps of 30 seconds (`stepTimeout`).
    testTimeout: 120_000,
    // Time to start WebKit in `beforeAll`: up to six attempts (`startAttempts`) of ten seconds.
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
]

export default defineConfig((configEnv) =>
  mergeConfig(configFor(settings, configEnv), {
    test: {
      // Tests use all processors. By default one would stay idle.
      maxWorkers: '100%',
      // The limits are for a busy machine. On an idle one the slowest unit test takes four seconds.
      testTimeout: 60_000,
      hookTimeout: 90_000,
      projects: testProjects.map((test) => ({ extends: true as const, test })),
    },
  }),
)
