import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** Files and folders that a build reads. */
const buildSources =
  'index.html package.json public scripts src styles tsconfig.json vite.config.ts'.split(' ')

/**
 * Prepares a folder for a build that leaves the repository as it is: empties it, copies the sources of a build into it, and
 * links the packages.
 */
export function prepareBuild(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of buildSources) cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

type Build = {
  /** The event's folder, below the build's folder. */
  readonly event: string
  /** The moment that counts as the present, in milliseconds since 1970. */
  readonly now: number
  readonly variables: NodeJS.ProcessEnv
}

/** Builds a site in a prepared folder, into its `dist`. @throws if the build fails */
export async function buildIn(folder: string, { event, now, variables }: Build): Promise<void> {
  const build = spawn('node', ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      // `npm test` sets DIST to the folder for the site of src/content. Without DIST this build writes into its own `dist`.
      DIST: undefined,
      CONTENT: event,
      SOURCE_DATE_EPOCH: String(now / 1000),
      ...variables,
    },
  })
  const [exitCode] = (await once(build, 'exit')) as [number | null]
  if (exitCode !== 0) throw new Error(`The build in ${folder} failed.`)
}
