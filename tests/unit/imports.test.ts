// Imports between the folders of the repository. imports.yaml says which folder may import from which. The linter refuses
// cycles, zod in a visitor's script, and browser globals in src/lib (.oxlintrc.json).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { sourcesBelow } from '../support/sourceNames.ts'

const table: Readonly<Record<string, string>> = parse(
  readFileSync(`${import.meta.dirname}/imports.yaml`, 'utf8'),
)

/**
 * The longest entry of the table that contains a file: "src/app/engine/pages.ts" → "src/app/engine". An entry may also be a
 * file without its ending: "src/routes.tsx" → "src/routes". For a file in no entry it is the file without its ending.
 */
function entryContaining(file: string): string {
  // The build writes this folder. Files import from it, but it has no entry.
  if (file.startsWith('content/')) return 'content'
  const withoutEnding = file.replace(/\.\w+$/, '')
  const entries = Object.keys(table).filter((entry) => `${withoutEnding}/`.startsWith(`${entry}/`))
  const [longestEntry] = entries.toSorted((a, b) => b.length - a.length)
  return longestEntry ?? withoutEnding
}

type Import = {
  readonly from: string
  /** A file of the repository, or a package. */
  readonly to: string
  /** Whether it imports nothing but types. An import without names, such as `import()`, runs the file. */
  readonly isOfTypes: boolean
}

/** The imports of a file: `import`, `export … from` and `import()`. */
function importsOf(from: string): readonly Import[] {
  const code = readFileSync(from, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(from, code).module
  // An export without `from` imports nothing. Its `to` is empty, so `imports` leaves it out.
  const exportEntries = staticExports.flatMap(({ entries }) => entries)
  const requests = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ to: moduleRequest.value, entries })),
    ...exportEntries.map((entry) => ({ to: entry.moduleRequest?.value ?? '', entries: [entry] })),
    // The parser gives the position of the address with its quotation marks.
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => {
      return { to: code.slice(start + 1, end - 1), entries: [] }
    }),
  ]
  return requests.map(({ to, entries }) => ({
    from,
    to: to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to,
    isOfTypes: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
}

/** A folder's permissions in the table. "src/lib" permits to import everything, "type src/event" to import types. */
const permissionsOf = (folder: string) => table[folder]?.split(', ').filter(Boolean) ?? []

const crossesFolders = ({ from, to }: Import) => entryContaining(from) !== entryContaining(to)

/** The permissions that allow an import. */
function permissionsFor({ from, to, isOfTypes }: Import): readonly string[] {
  const target = entryContaining(to)
  const sufficientPermissions = isOfTypes ? [target, `type ${target}`] : [target]
  return permissionsOf(entryContaining(from)).filter((permission) =>
    sufficientPermissions.includes(permission),
  )
}

/** Imports of files of the repository, without stylesheets and without texts of files (`?raw`, `?inline`). */
const imports = ['src', 'scripts']
  .flatMap(sourcesBelow)
  .flatMap(importsOf)
  .filter(({ to }) => /^(?:src|scripts|tests|styles|content)\//.test(to))
  .filter(({ to }) => !/\.scss$|\?(?:raw|inline)$/.test(to))

it('files import only from their own folder and from the folders that the table allows', () => {
  expect(imports.length).toBeGreaterThan(500)
  const importsAcross = imports.filter(crossesFolders)
  const forbiddenImports = importsAcross.filter((item) => permissionsFor(item).length === 0)
  expect(forbiddenImports.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

/** A folder and one of its permissions, written like a line of the table: "src/pages: src/lib". */
const lineOf = (folder: string, permission: string) => `${folder}: ${permission}`

it('every permission of the table is used', () => {
  const usedLines = new Set(
    imports
      .filter(crossesFolders)
      .flatMap((item) =>
        permissionsFor(item).map((permission) => lineOf(entryContaining(item.from), permission)),
      ),
  )
  const allLines = Object.keys(table).flatMap((folder) =>
    permissionsOf(folder).map((permission) => lineOf(folder, permission)),
  )
  expect(allLines.filter((line) => !usedLines.has(line))).toEqual([])
})
