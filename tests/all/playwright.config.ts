import config from '../e2e/playwright.config.ts'

export default {
  ...config,
  grepInvert: [],
  projects: [
    { name: 'sizes', testDir: '.', testMatch: '*.spec.ts' },
    { name: 'slow journeys', testDir: '../e2e', grep: /@night/ },
  ],
}
