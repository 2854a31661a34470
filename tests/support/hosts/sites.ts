import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A built site as it lies on a host. */
export type PlacedSite = {
  readonly origin: string
  readonly base: string
  /** The host's root: the site lies in it below `base`. */
  readonly root: string
}

/** Where the tests publish the site a second time. */
export const inFolder = { SITE_URL: 'https://ejemplo.org', BASE_PATH: '/evento/' } as const

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
