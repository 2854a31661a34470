import { defineConfig } from '@playwright/test'
import { ensureChromium, launchOptions } from '../../scripts/chromium.ts'

const port = 4280

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'es-ES',
    launchOptions: launchOptions(ensureChromium(() => {})),
  },
  webServer: {
    command: `npx tsx scripts/serve-for-tests.ts ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
})
