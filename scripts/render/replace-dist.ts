import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Refuses a folder that a finished site could not be moved to, before the build begins.
 * @throws with what to do if it is on another disk than the folder in which the build works
 */
export function checkDist(dist: string, workFolder: string): void {
  let place = path.resolve(dist)
  while (!existsSync(place)) place = path.dirname(place)
  if (statSync(place).dev === statSync(workFolder).dev) return
  throw new Error(
    `${dist} está en otro disco que esta carpeta, y el sitio no se puede mover hasta allí: elige con DIST una carpeta de este disco, y cópiala después.`,
  )
}

/**
 * Renames folders, so that `dist` is never a mixture. The last one is kept until the new one is there, and put back if it
 * cannot get there.
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
    throw isHeld(error)
      ? new Error(`otro programa usa ${dist}: ciérralo (un servidor, una ventana), y repite.`)
      : error
  }
  rmSync(previous, { recursive: true, force: true })
}

/** Windows renames no folder of which a program has a file open, and Linux no folder where a disk is mounted. */
const isHeld = (error: unknown) =>
  ['EBUSY', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')
