import path from 'node:path'
import { hashOf } from '../../lib/hash-of.ts'

const files = new Map<string, string>()

/**
 * A short name for a class, which is in page, styles and script: the class and a hash of its file.
 * @throws if two files have the same hash: they would share their classes
 */
export function scopedName(name: string, file: string): string {
  const place = path.relative('', file).replaceAll(path.sep, '/')
  const hash = hashOf(place).slice(0, 4)
  const other = files.get(hash) ?? place
  if (other !== place) throw new Error(`Rename ${place}: its classes have the hash of ${other}.`)
  files.set(hash, place)
  return `${name}-${hash}`
}
