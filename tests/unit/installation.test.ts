import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

// npm omits devDependencies if NODE_ENV is "production". The build needs them, so `.npmrc` includes them (`include=dev`).
it('a host that sets NODE_ENV to "production" installs the devDependencies too', () => {
  // No other variables are passed on: `npm test` may set `npm_config_omit`, which takes precedence over `.npmrc`.
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production' }
  const omittedPackages = execFileSync('npm', ['config', 'get', 'omit'], { env, encoding: 'utf8' })
  expect(omittedPackages.trim()).toBe('')
})
