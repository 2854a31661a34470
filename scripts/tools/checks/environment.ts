import path from 'node:path'
import { reportFolder } from './lists.ts'

/**
 * The environment of builds and tests. Both events of the tests are built, whatever CONTENT names, into folders of their
 * own, so that `dist` stays.
 */
export const testEnvironment = (env: NodeJS.ProcessEnv, chromium: string): NodeJS.ProcessEnv => ({
  ...env,
  CHROME_PATH: chromium,
  CONTENT: path.resolve('src/content'),
  DIST: 'reports/dist',
  // The audit looks at the same pages in a browser.
  AXE: 'off',
  PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(reportFolder, 'playwright.json'),
})
