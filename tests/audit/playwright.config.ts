import config from '../../scripts/audit/playwright.config.ts'

/** The audit of the site, and the proof that it names what is wrong. */
export default { ...config, globalSetup: '../../scripts/audit/site.ts' }
