import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where Debian keeps servers; only root has it in its path. */
export const searched = `${process.env.PATH}:/usr/local/sbin:/usr/sbin`

/** Null if a program, or a file with its whole path, is on this machine, otherwise a line on how to get it. */
export function missing(name: string, debianPackages: string): string | null {
  const found = searched.split(':').some((dir) => existsSync(path.resolve(dir, name)))
  return found ? null : `no ${name}, apt-get install ${debianPackages}`
}
