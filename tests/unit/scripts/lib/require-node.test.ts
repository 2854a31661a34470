import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../../../package.json' with { type: 'json' }
import { folderWith } from '../../../support/made-up-site.ts'

const needed = packageJson.engines.node
const refused = (version: string) =>
  `This is Node ${version}, and the site needs ${needed}: install one of those.\n`

it.each([
  ['23.11.0', 1, refused('23.11.0')],
  ['20.19.0', 0, 'begun\n'],
])('Node %s ends with %i and says %j', (version, status, said) => {
  const fake = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const preload = path.join(folderWith({ 'fake.cjs': fake }), 'fake.cjs')
  const args = ['-r', preload, '-r', './scripts/lib/require-node.cjs', '-p', '"begun"']
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([run.status, run.stdout + run.stderr]).toEqual([status, said])
})

it.each(Object.entries(packageJson.scripts))('npm run %s checks it', (_, command) => {
  expect(command).toMatch(/^node -r \.\/scripts\/lib\/require-node\.cjs --import tsx scripts\//)
})
