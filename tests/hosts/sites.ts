import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBuildSources } from '../../scripts/build-sources.ts'

/** A built site as it lies on a host. */
export type PlacedSite = {
  readonly origin: string
  readonly base: string
  /** The host's root: the site lies in it below `base`. */
  readonly root: string
}

const publicFolders: string[] = []

/** A folder that a server's own user may read too, which a plain temporary one is not. */
export function publicFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitio-'))
  publicFolders.push(folder)
  chmodSync(folder, 0o755)
  return folder
}

/** For the end, when no server reads them any more. */
export function removePublicFolders(): void {
  for (const folder of publicFolders) rmSync(folder, { recursive: true, force: true })
}

/** Lays a built site where a host would have it. */
export function placeSite(dist: string, { origin, base }: Omit<PlacedSite, 'root'>): PlacedSite {
  const root = publicFolder()
  cpSync(dist, path.join(root, base), { recursive: true })
  return { origin, base, root }
}

/**
 * Builds the site anew for another address, from a copy of the sources in another folder, so that `dist` stays.
 * @returns the folder of the built site
 */
export async function buildElsewhere(env: {
  readonly SITE_URL: string
  readonly BASE_PATH: string
}): Promise<string> {
  const folder = publicFolder()
  copyBuildSources(folder)
  const child = spawn('npx', ['tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(said).toString('utf8')}`)
  return path.join(folder, 'dist')
}
