import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { startNextEdition } from '../../scripts/next-edition/next-edition.ts'
import type { Moment } from '../../scripts/next-edition/plan.ts'
import { specificationFolder } from './specification.ts'

/** Texts of a file that become others. */
export type Changes = Readonly<Record<string, readonly (readonly [string, string])[]>>

/** A copy of the specification's content to be changed; it goes away with the test. */
export function contentCopy(changes: Changes = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(specificationFolder, folder, { recursive: true })
  for (const [name, pairs] of Object.entries(changes)) {
    const file = path.join(folder, name)
    const changed = pairs.reduce(
      (text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${name} does not hold «${from}».`)
        return text.replace(from, to)
      },
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, changed)
  }
  return folder
}

/** Starts the next edition on a day, with what is proposed unless moments are given. */
export const startOn = (
  folder: string,
  day: string,
  { updated = '2025-12-01', moments }: { updated?: string; moments?: readonly Moment[] } = {},
) => startNextEdition(folder, { day, updated }, (plain) => moments ?? [plain])
