import { defineConfig } from '@playwright/test'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { freePort } from '../../scripts/lib/free-port.ts'

// The runner reads this file again in each worker, which must look for the server where the first reading put it.
process.env.E2E_PORT ??= String(await freePort())
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/e2e',
  fullyParallel: true,
  // By default the runner would leave half of the processors idle.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    locale: 'es-ES',
    // A worker would answer what other tests hold back or break; those of support/offline.ts let it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 720 },
    launchOptions: launchOptions(ensureChromium(() => {})),
  },
  webServer: {
    command: `npx tsx tests/support/serve.ts ${process.env.E2E_PORT}`,
    cwd: '../..',
    url: baseURL,
    reuseExistingServer: false,
  },
})
