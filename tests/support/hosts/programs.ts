import { existsSync } from 'node:fs'
import path from 'node:path'

/** PATH, and the folders in which Debian puts server programs. By default only root's PATH has these folders. */
export const searchPath = `${process.env.PATH}:/usr/local/sbin:/usr/sbin`

/** The file of a program; undefined if this machine lacks it. The name may also be an absolute path. */
export const pathOf = (name: string): string | undefined =>
  searchPath
    .split(':')
    .map((dir) => path.resolve(dir, name))
    .find((file) => existsSync(file))

/** A program's name and the command that installs it, for a program that this machine lacks. Null if the machine has it. */
export const installHint = (name: string, debianPackages: string): string | null =>
  pathOf(name) ? null : `no ${name}, apt-get install ${debianPackages}`
