import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

// npm omits devDependencies if NODE_ENV is "production". `.npmrc` prevents it (`include=dev`), because the build needs them.
it('a host that sets NODE_ENV to "production" installs the devDependencies too', () => {
  // npm's own variables are left out: `npm_config_omit` would win over `.npmrc`.
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production' }
  const omittedPackages = execFileSync('npm', ['config', 'get', 'omit'], { env, encoding: 'utf8' })
  expect(omittedPackages.trim()).toBe('')
})
