import { createHash } from 'node:crypto'

/** Eight letters for the names of files, which change with what is in them. */
export function hashOf(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}
