import { defineConfig } from '@playwright/test'
import { ensureChromium, launchOptions } from '../lib/chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/audit-traces',
  globalSetup: './serve.ts',
  fullyParallel: true,
  // By default the runner would leave half of the processors idle.
  workers: '100%',
  // No page takes as long, and no machine that is busy otherwise should fail it.
  timeout: 300_000,
  // The second attempt is made for its trace (audit.spec.ts): the first one decides.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  reporter: [
    ['./reporter.ts'],
    // For scripts that count (scripts/test.ts).
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    trace: 'on-first-retry',
    launchOptions: launchOptions(ensureChromium(() => {})),
  },
})
