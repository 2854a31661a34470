import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

export type BuildEnv = Readonly<
  Partial<Record<'SITE_URL' | 'BASE_PATH' | 'PATH' | 'CONTENT', string>>
>

/**
 * Builds the site in a folder that holds a copy of its sources.
 * @returns the folder of the built site
 * @throws with what the build says of its failure
 */
export async function buildIn(folder: string, env: BuildEnv = {}): Promise<string> {
  await promisify(execFile)('node', ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    // The build is the site's own, not one of a test runner.
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, ...env },
  })
  return path.join(folder, 'dist')
}
