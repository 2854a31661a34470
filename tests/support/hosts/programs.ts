import { existsSync } from 'node:fs'
import path from 'node:path'

/** Folder in which Debian keeps servers. Only root has it in PATH. */
export const searched = `${process.env.PATH}:/usr/local/sbin:/usr/sbin`

/** The file of a program, which may also be given with its whole path. */
export const pathOf = (name: string): string | undefined =>
  searched
    .split(':')
    .map((dir) => path.resolve(dir, name))
    .find((file) => existsSync(file))

/** How to install a program that this machine lacks. Null if it is there. */
export const missing = (name: string, debianPackages: string): string | null =>
  pathOf(name) ? null : `no ${name}, apt-get install ${debianPackages}`
