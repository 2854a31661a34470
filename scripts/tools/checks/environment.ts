import path from 'node:path'
import { reportFolder } from './lists.ts'

/**
 * The environment of builds and tests. Results go into folders below `reports`, so that `dist` stays as it is.
 * @param env the environment of the command. Its CONTENT is replaced, because tests use the delivered event
 * @param chromium the path of Chromium's executable
 */
export const testEnvironment = (env: NodeJS.ProcessEnv, chromium: string): NodeJS.ProcessEnv => ({
  ...env,
  CHROME_PATH: chromium,
  CONTENT: path.resolve('src/content'),
  DIST: 'reports/dist',
  // The build leaves axe out, because the audit runs it on the same pages in a browser.
  AXE: 'off',
  PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(reportFolder, 'playwright.json'),
})
