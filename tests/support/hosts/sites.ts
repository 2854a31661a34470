import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSiteAddress } from '../../../scripts/lib/site-address.ts'
import { builtEvent, eventOrigin } from '../built-event.ts'

/** Where a site lies on its host. */
export type Base = '/' | '/evento/'

/** The folder of a site that was built for this place, and the origin that it was built for. */
export function builtSiteAt(base: Base) {
  const { origin, ...own } = readSiteAddress(process.env)
  return base === own.base
    ? { dist: 'dist', origin }
    : { dist: builtEvent('other').dist, origin: eventOrigin }
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
