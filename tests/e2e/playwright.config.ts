import { defineConfig } from '@playwright/test'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { bringArial } from '../support/arial.ts'

// The runner reads this file again in each worker, which must find server and fonts where the first reading put them.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_FONTS ??= await bringArial('reports/fonts')
const browser = launchOptions(ensureChromium(() => {}))
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/e2e',
  fullyParallel: true,
  // By default the runner would leave half of the processors idle.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // Time for a machine on which other programs are busy; a test that passes takes no longer for it.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    // For the command that counts (scripts/test.ts).
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    baseURL,
    locale: 'es-ES',
    // A worker would answer what other tests hold back or break; those of support/offline.ts let it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      ...browser,
      args: [
        ...browser.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
      env: { ...process.env, FONTCONFIG_FILE: process.env.E2E_FONTS },
    },
  },
  webServer: {
    command: `npx tsx tests/support/serve.ts ${process.env.E2E_PORT}`,
    cwd: '../..',
    url: baseURL,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
