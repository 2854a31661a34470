import config from '../e2e/playwright.config.ts'

export default { ...config, testDir: '.', testMatch: '*.spec.ts', projects: undefined }
