import { execFile } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** What a build reads, below the repository's root. */
const buildSources = [
  'index.html',
  'package.json',
  'public',
  'scripts',
  'src',
  'styles',
  'tsconfig.json',
  'vite.config.ts',
] as const

/** Copies what a build reads into a folder, for builds whose content or address is another; the packages are shared. */
export function copyBuildSources(folder: string): void {
  for (const name of buildSources) {
    cpSync(name, path.join(folder, name), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}

/**
 * Builds the site in a folder that holds a copy of its sources, so that `dist` stays.
 * @param signal ends the build
 * @returns the folder of the built site
 * @throws with what the build says of its failure
 */
export async function buildIn(
  folder: string,
  env: Readonly<NodeJS.ProcessEnv> = {},
  signal?: AbortSignal,
): Promise<string> {
  await promisify(execFile)('node', ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    // The build is the site's own, not one of a test runner or for one.
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, DIST: undefined, ...env },
    signal,
  })
  return path.join(folder, 'dist')
}
