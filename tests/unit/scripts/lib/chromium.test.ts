import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { folderWith } from '../../../support/made-up-site.ts'

const program = (says: string) => `#!/bin/sh\necho '${says}' >&2\nexit 1\n`

it('where no Chromium can be installed, its installer is heard', () => {
  const folder = folderWith({ npx: program('no proxy'), 'apt-get': program('no proxy') })
  for (const name of ['npx', 'apt-get']) chmodSync(path.join(folder, name), 0o755)
  const code =
    "import { ensureChromium } from './scripts/lib/chromium.ts'; ensureChromium(console.log)"
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { encoding: 'utf8', env: { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder } },
  )
  expect(status).toBe(1)
  expect(stdout).toContain('playwright install chromium')
  expect(stderr).toContain('no proxy')
  expect(stderr).toContain('CHROME_PATH')
})
