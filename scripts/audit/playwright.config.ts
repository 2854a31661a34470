import { defineConfig } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/audit-traces',
  globalSetup: './site.ts',
  fullyParallel: true,
  // By default the runner would leave half of the processors idle.
  workers: '100%',
  // Longer than any page takes, so that a busy machine does not fail the audit.
  timeout: 300_000,
  forbidOnly: true,
  reporter: 'line',
  use: {
    // A service worker would fill its storage for visits that never come.
    serviceWorkers: 'block',
    launchOptions: { executablePath: ensureChromium(() => {}) },
  },
})
