import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../../../package.json' with { type: 'json' }
import { folderWith } from '../../../support/made-up-site.ts'

/** Starts a script as Node of this version would. */
function runOn(version: string) {
  const fake = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const preload = path.join(folderWith({ 'fake.cjs': fake }), 'fake.cjs')
  const args = ['-r', preload, '-r', './scripts/lib/require-node.cjs', '-p', '"begun"']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

it('an old Node, or an odd one, ends with one line', () => {
  const { node } = packageJson.engines
  for (const version of ['20.18.3', '23.11.0']) {
    const said = `This is Node ${version}, and the site needs ${node}: install one of those.\n`
    expect(runOn(version)).toEqual({ status: 1, said })
  }
})

it('a Node that will do begins', () => {
  for (const version of ['20.19.0', '26.1.0']) {
    expect(runOn(version)).toEqual({ status: 0, said: 'begun\n' })
  }
})

it('every command checks it', () => {
  for (const command of Object.values(packageJson.scripts)) {
    expect(command).toMatch(/^node -r \.\/scripts\/lib\/require-node\.cjs --import tsx scripts\//)
  }
})
