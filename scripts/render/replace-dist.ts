import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Renames folders, so that `dist` is never a mixture. The last one is kept until the new one is there, and put back if it
 * cannot get there.
 * @throws with what to do: Windows renames no folder of which a program has a file open, and no system to another disk
 */
export function replaceDist(site: string, dist: string, previous: string): void {
  mkdirSync(path.dirname(dist), { recursive: true })
  rmSync(previous, { recursive: true, force: true })
  const isThere = existsSync(dist)
  try {
    if (isThere) renameSync(dist, previous)
    renameSync(site, dist)
  } catch (error) {
    if (isThere && existsSync(previous)) renameSync(previous, dist)
    throw new Error(
      `el sitio no ha podido llegar a ${dist}: cierra lo que lo use (un servidor, una ventana), y elige con DIST una carpeta de este disco.`,
      { cause: error },
    )
  }
  rmSync(previous, { recursive: true, force: true })
}
