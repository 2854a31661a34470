import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The files below a folder whose names match, as paths from the root of the repository, with "/". */
export function filesIn(dir: string, name: RegExp): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.posix.join(dir, file.replaceAll(path.sep, '/')))
}
