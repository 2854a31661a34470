import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

const oldestMajor = 20
const majorOf = (version: string) => Number(/\d+/.exec(version)?.[0])
const isOther = (major: number) => major >= oldestMajor && major !== majorOf(process.version)

/** A Node of another major version than this one: SECOND_NODE, or one of nvm's; null if there is none. */
export function findSecondNode(): string | null {
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
