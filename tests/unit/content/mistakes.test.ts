// Everything that an organiser may get wrong in the content: where it is told, and how.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ContentMistakes, type Mistake } from '../../../scripts/content/mistakes.ts'
import { readSiteContent } from '../../../scripts/content/site-content.ts'
import { countNames } from '../../../src/lib/facts.ts'
import { fieldMistakes } from '../../support/mistakes/fields.ts'
import { textPageMistakes } from '../../support/mistakes/text-pages.ts'
import { placeMistakes } from '../../support/mistakes/places.ts'
import { serviceMistakes } from '../../support/mistakes/services.ts'
import { stateMistakes } from '../../support/mistakes/states.ts'
import type { Group, Row } from '../../support/mistakes/table.ts'
import { textMistakes } from '../../support/mistakes/texts.ts'
import { timeMistakes } from '../../support/mistakes/times.ts'
import { yamlMistakes } from '../../support/mistakes/yaml.ts'
import { specimen, writeTextPages } from '../../support/text-pages.ts'
import { facts, specification, specificationFolder } from '../../support/specification.ts'

const groups: readonly Group[] = [
  ...yamlMistakes,
  ...fieldMistakes,
  ...timeMistakes,
  ...stateMistakes,
  ...placeMistakes,
  ...textMistakes,
  ...textPageMistakes,
  ...serviceMistakes,
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
  // As delivered the event has no such page.
  if (file.startsWith('pages/')) writeTextPages(folder, { [path.basename(file)]: specimen })
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

const change = (folder: string, file: string, from: string, to: string) =>
  spoil(folder, file, [from, to, '', ''])

/** A table's text as it is before the formatter puts its columns in line. */
const unpadded = (text: string) => text.replace(/ +/g, ' ')

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

describe('the mistakes of a run', () => {
  it('are told at once, in the order of the files', () => {
    const folder = eventFolder()
    change(folder, 'copy.yaml', 'skip: Saltar', '\tskip: Saltar')
    change(folder, 'faq.yaml', 'id: zona-vip', 'id: Zona VIP')
    change(folder, 'perks.yaml', 'promises:', 'samples: Pulsera\npromises:')
    change(folder, 'event.yaml', 'replyHours: 48', 'replyHours: 0')
    const files = mistakesOf(folder).map(({ file }) => file)
    expect(files).toEqual(['event.yaml', 'faq.yaml', 'perks.yaml', 'copy.yaml'])
  })

  it('are told at once where files do not fit each other and texts name what there is not', () => {
    const folder = eventFolder()
    change(folder, 'programme.yaml', 'venue: mall', 'venue: mal')
    change(folder, 'copy.yaml', '{fechaLarga}, en', '{fecha}, en')
    change(
      folder,
      'pages.yaml',
      'title: Ponentes · ',
      'title: Quienes suben al escenario este día · ',
    )
    const files = mistakesOf(folder).map(({ file }) => file)
    expect(files).toEqual(['programme.yaml', 'pages.yaml', 'copy.yaml'])
  })

  it('name the folder, the file, the line and the field', () => {
    const folder = eventFolder()
    const line = change(folder, 'event.yaml', 'replyHours: 48', 'replyHours: 0')
    expect(() => readSiteContent(folder)).toThrow(
      `hay un error en el contenido:\n${folder}/event.yaml:${line} · replyHours: pone «0», pero se espera`,
    )
  })

  it('include files that nobody reads', () => {
    const folder = eventFolder()
    writeFileSync(path.join(folder, 'speaker.yml'), 'speakers: {}\n')
    const problem = 'nadie lee este archivo. ¿Querías decir «speakers.yaml»?'
    expect(mistakesOf(folder)).toEqual([{ file: 'speaker.yml', line: 0, field: '', problem }])
  })

  it('include a part during which the clocks change', () => {
    const folder = eventFolder()
    change(folder, 'event.yaml', '2025-11-08T11:00:00+01:00', '2025-10-26T01:00:00+02:00')
    change(folder, 'event.yaml', '2025-11-08T21:00:00+01:00', '2025-10-26T21:00:00+01:00')
    const line = change(
      folder,
      'programme.yaml',
      '    start: 11:00\n    end',
      '    start: 01:00\n    end',
    )
    expect(mistakesOf(folder)).toEqual([
      {
        file: 'programme.yaml',
        line: line + 1,
        field: 'parts[0].end',
        problem: expect.stringContaining('cambia la hora en Europe/Madrid'),
      },
    ])
  })

  it('are none in files as other systems write them', () => {
    const folder = eventFolder()
    for (const file of readdirSync(folder)) {
      const place = path.join(folder, file)
      const source = readFileSync(place, 'utf8')
      writeFileSync(place, `\uFEFF${source.replaceAll('\n', '\r\n')}`)
    }
    expect(readSiteContent(folder)).toEqual(specification)
  })
})

describe('what is none', () => {
  it.each(['João Björn', 'O’Neill & «Cía.»', 'A & B <3', 'C# y F#', '¿1 < 2?'])(
    'reads %s as it is',
    (name) => {
      const folder = eventFolder()
      change(folder, 'speakers.yaml', 'name: Lucía Romero', `name: '${name}'`)
      expect(readSiteContent(folder).speakers['lucia-romero']?.name).toBe(name)
    },
  )
})

describe('a letter that the site’s font has not', () => {
  it.each([
    ['محمد', 'م'],
    ['Ana 🎉', '🎉'],
    ['Nguyễn', 'ễ'],
    ['Ağaoğlu', 'ğ'],
  ])('in %s is refused by its name, with line and field', (name, letter) => {
    const folder = eventFolder()
    change(folder, 'speakers.yaml', 'name: Lucía Romero', `name: '${name}'`)
    expect(() => readSiteContent(folder)).toThrow(
      new RegExp(`speakers\\.yaml:6 · speakers\\.lucia-romero\\.name: .*«${letter}»`),
    )
  })
})

describe('the README of the content', () => {
  const readme = readFileSync('src/content/README.md', 'utf8')

  it('shows what each kind of mistake is told', () => {
    const kinds = new Map(groups.toReversed().map((group) => [group.kind, group] as const))
    for (const [kind, { file, rows: all }] of kinds) {
      const [row] = all
      if (!row) throw new Error(`${kind} has no row.`)
      const folder = eventFolder()
      spoil(folder, file, row)
      const told = mistakesOf(folder).find((one) => one.field === row[2] && one.file === file)
      const field = row[2] ? ` · ${row[2]}` : ''
      expect(unpadded(readme)).toContain(`| ${kind} | ${file}${field}: ${told?.problem} |`)
    }
  })

  it('names every fact, with what it says now', () => {
    for (const [name, fact] of Object.entries(facts)) {
      if (/^(?:sedes|partes)\.(?!mall|morning)/.test(name)) continue
      expect(unpadded(readme)).toContain(`| \`{${name}}\` | ${fact} |`)
    }
    for (const name of countNames) expect(readme).toContain(`\`${name}\``)
  })

  it('is short', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(170)
  })
})
