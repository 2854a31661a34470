import { execFile } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** What a build reads, below the repository's root. */
const buildSources =
  'index.html package.json public scripts src styles tsconfig.json vite.config.ts'.split(' ')

/** Copies what a build reads into a folder, for parallel builds or builds that fail; the packages are shared. */
export function copyBuildSources(folder: string): void {
  for (const name of buildSources) cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

/**
 * Builds the site in a folder that holds a copy of its sources, so that `dist` stays.
 * @returns the folder of the built site
 * @throws with the build's own message
 */
export async function buildIn(folder: string, own: NodeJS.ProcessEnv = {}): Promise<string> {
  // Without the test runner's settings, so that this is an ordinary build.
  const without = { VITEST: undefined, DIST: undefined, AXE: undefined }
  const env = { ...process.env, NODE_ENV: 'production', ...without, ...own }
  await promisify(execFile)('node', ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder, env })
  return path.join(folder, 'dist')
}
