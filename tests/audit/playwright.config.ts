import config from '../../scripts/audit/playwright.config.ts'
import { isAll } from '../support/all.ts'

/** The audit of the site, and the proof that it names what is wrong and leaves what is right. */
export default {
  ...config,
  globalSetup: '../../scripts/audit/audited-site.ts',
  grepInvert: isAll ? [] : /@all/,
}
