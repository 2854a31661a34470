import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { ensureChromium } from '../scripts/tools/audit/chromium.ts'
import { isEventoAlone } from './support/isEventoAlone.ts'
import { slowdown } from './support/slowdown.ts'

/** Audit and journeys are one run of Playwright. Two runs would read the content twice, and start the workers twice. */
export default defineConfig({
  testMatch: isEventoAlone ? 'e2e/**/*.spec.ts' : '{audit,e2e,specification}/**/*.spec.ts',
  testIgnore: [
    // An organiser's event need not meet the specification (scripts/test.ts).
    ...(process.env.SPECIFICATION === 'off' ? ['specification/**'] : []),
    // everyRoute.spec.ts also visits the site of src/content, which `npm run evento` does not build.
    ...(isEventoAlone ? ['e2e/everyRoute.spec.ts'] : []),
  ],
  outputDir: '../reports/browser',
  globalSetup: './support/serveSites.ts',
  fullyParallel: true,
  // By default the runner leaves half of the processors idle.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // The limits are long, for a busy machine. They do not slow a test that passes.
  timeout: 90_000 * slowdown,
  expect: { timeout: 20_000 * slowdown },
  reporter: 'line',
  use: {
    locale: 'es-ES',
    viewport: { width: 1280, height: 720 },
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer requests that tests hold back or break. Only tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: 20_000 * slowdown,
    navigationTimeout: 30_000 * slowdown,
    launchOptions: {
      // The command has found or installed a Chromium before, so there is no progress to report.
      executablePath: ensureChromium(() => {}, process.env.CHROME_PATH),
      // No page reaches another host, so that tests do not depend on the network.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
      env: {
        ...process.env,
        FONTCONFIG_FILE: path.join(import.meta.dirname, 'e2e/fonts.conf'),
        // In a locale that the machine lacks, Chromium writes no download into a folder with an ñ.
        LC_ALL: 'C.UTF-8',
      },
    },
  },
})
