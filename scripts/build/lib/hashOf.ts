import { createHash } from 'node:crypto'

/** A hash of texts or bytes, in eight hexadecimal digits. */
export function hashOf(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}
