import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { ensureChromium } from '../scripts/tools/audit/chromium.ts'
import { isEventoAlone } from './support/isEventoAlone.ts'
import { slowdown } from './support/slowdown.ts'

/** One run of Playwright for the audit and the journeys. Two runs would read the content twice, and start the workers twice. */
export default defineConfig({
  // `npm run evento` runs only the journeys.
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
  // Long time limits, for a busy machine. They do not slow a test that passes.
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
      // The first argument would report an installation. There is none, because the command has installed Chromium before.
      executablePath: ensureChromium(() => {}, process.env.CHROME_PATH),
      // Pages reach no other host, so tests do not depend on the network.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
      env: {
        ...process.env,
        FONTCONFIG_FILE: path.join(import.meta.dirname, 'e2e/fonts.conf'),
        // Without a locale that the machine has, Chromium cannot write a download into a folder whose name has an ñ.
        LC_ALL: 'C.UTF-8',
      },
    },
  },
})
