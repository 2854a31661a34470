// What an old Node says before anything else is loaded.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../../../package.json' with { type: 'json' }
import { folderWith } from '../../../support/made-up-site.ts'

/** Starts a script as a Node of this version would. */
function runOn(version: string) {
  const fake = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const preload = path.join(folderWith({ 'fake.cjs': fake }), 'fake.cjs')
  const args = ['-r', preload, '-r', './scripts/lib/require-node.cjs', '-p', '"begun"']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

it.each(['18.20.4', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])(
  'Node %s is told in one line which ones do',
  (version) => {
    const { node } = packageJson.engines
    const said = `This is Node ${version}, and the site needs ${node}: install one of those.\n`
    expect(runOn(version)).toEqual({ status: 1, said })
  },
)

it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.0'])('Node %s begins', (version) => {
  expect(runOn(version)).toEqual({ status: 0, said: 'begun\n' })
})

it('every command asks', () => {
  for (const command of Object.values(packageJson.scripts)) {
    expect(command).toMatch(/^node -r \.\/scripts\/lib\/require-node\.cjs --import tsx scripts\//)
  }
})
