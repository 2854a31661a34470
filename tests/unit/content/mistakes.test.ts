// Everything that an organiser may get wrong in the content: where it is told, and how.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ContentMistakes, type Mistake } from '../../../scripts/content/mistakes.ts'
import { readSiteContent } from '../../../scripts/content/site-content.ts'
import { fieldMistakes } from '../../support/mistakes/fields.ts'
import { placeMistakes } from '../../support/mistakes/places.ts'
import type { Group, Row } from '../../support/mistakes/table.ts'
import { textMistakes } from '../../support/mistakes/texts.ts'
import { timeMistakes } from '../../support/mistakes/times.ts'
import { yamlMistakes } from '../../support/mistakes/yaml.ts'
import { specificationFolder } from '../../support/specification.ts'

const groups: readonly Group[] = [
  ...yamlMistakes,
  ...fieldMistakes,
  ...timeMistakes,
  ...placeMistakes,
  ...textMistakes,
]

const rows = groups.flatMap(({ kind, file, rows: all }) =>
  all.map((row) => ({ kind, file, row, what: row[1] ?? 'nothing' })),
)

/** A copy of the specification's event, for a test to spoil. */
function eventFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(specificationFolder, folder, { recursive: true })
  return folder
}

function mistakesOf(folder: string): readonly Mistake[] {
  try {
    readSiteContent(folder)
  } catch (error) {
    if (error instanceof ContentMistakes) return error.mistakes
    throw error
  }
  return []
}

/** @returns the line that is meant, from one; 0 for the file as a whole */
function spoil(folder: string, file: string, [from, to, , , at]: Row): number {
  const place = path.join(folder, file)
  const source = readFileSync(place, 'utf8')
  const start = source.indexOf(from)
  if (start < 0) throw new Error(`${file} does not hold «${from}».`)
  const changed =
    from === '' ? (to ?? '') : source.slice(0, start) + to + source.slice(start + from.length)
  if (to === null) rmSync(place)
  else writeFileSync(place, changed)
  if (at === null) return 0
  const meant = at === undefined ? start : changed.indexOf(at)
  if (meant < 0) throw new Error(`${file} does not hold «${at}».`)
  return changed.slice(0, meant).split('\n').length
}

describe('a mistake in the content', () => {
  it.each(rows)('$kind · $file: $what', ({ file, row }) => {
    const folder = eventFolder()
    const line = spoil(folder, file, row)
    const [, , field, says] = row
    const problem = expect.stringContaining(says)
    expect(mistakesOf(folder)).toContainEqual({ file, line, field, problem })
  })

  it('is looked for in more than 82 kinds', () => {
    expect(rows.length).toBeGreaterThan(82)
    expect(new Set(groups.map(({ kind }) => kind)).size).toBeGreaterThan(15)
  })
})
