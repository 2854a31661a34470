import path from 'node:path'
import { reportFolder } from './lists.ts'

/**
 * The environment of builds and tests. They build the delivered event and the tests' event, even if CONTENT names another
 * one. Their results go into folders below `reports`, so that `dist` stays as it is.
 */
export const testEnvironment = (env: NodeJS.ProcessEnv, chromium: string): NodeJS.ProcessEnv => ({
  ...env,
  CHROME_PATH: chromium,
  CONTENT: path.resolve('src/content'),
  DIST: 'reports/dist',
  // The audit runs axe on the same pages in a browser.
  AXE: 'off',
  PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(reportFolder, 'playwright.json'),
})
