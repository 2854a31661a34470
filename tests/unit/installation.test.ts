import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('a host that sets NODE_ENV to "production" installs the packages of the build too', () => {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production' }
  const omittedPackages = execFileSync('npm', ['config', 'get', 'omit'], { env, encoding: 'utf8' })
  expect(omittedPackages.trim()).toBe('')
})
