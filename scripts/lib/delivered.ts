import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './site-files.ts'

const folder = 'src/content'

/** Holds a hash of the delivered event: after a change of it, `npx vitest run delivered -u`. */
const deliveredFile = 'tests/delivered.txt'

/** A hash of all that src/content says of its event; line ends do not count. */
export function hashOfEvent(): string {
  const hash = createHash('sha256')
  const contentFiles = filesBelow(folder).filter(
    (file) => !/^(?:schema|plantillas)\b|README/.test(file),
  )
  for (const file of contentFiles) {
    hash.update(`${file}\n${readFileSync(path.join(folder, file), 'latin1').replaceAll('\r', '')}`)
  }
  return `${hash.digest('hex')}\n`
}

/** Whether src/content holds the event that the tests know, and not an organiser's. */
export const isDelivered = (): boolean =>
  existsSync(deliveredFile) && readFileSync(deliveredFile, 'utf8').trim() === hashOfEvent().trim()
