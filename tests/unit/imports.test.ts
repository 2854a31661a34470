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
 * file without its ending: "src/routes.tsx" → "src/routes". A file in no entry is its own folder.
 */
function folderOf(file: string): string {
  // The build writes this folder. Files import from it, but it has no entry of its own.
  if (file.startsWith('content/')) return 'content'
  const withoutEnding = file.replace(/\.\w+$/, '')
  const folders = Object.keys(table).filter((one) => `${withoutEnding}/`.startsWith(`${one}/`))
  const [longest] = folders.toSorted((one, other) => other.length - one.length)
  return longest ?? withoutEnding
}

type Import = {
  readonly from: string
  /** A file of the repository, or a package. */
  readonly to: string
  /** Whether it imports types alone. An import without names, such as `import()`, does not: it runs the file. */
  readonly isOfTypes: boolean
}

/** The imports of a file: `import`, `export … from` and `import()`. */
function importsOf(from: string): readonly Import[] {
  const code = readFileSync(from, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(from, code).module
  // An export without `from` has no address. Its `to` is empty, and `imports` leaves it out.
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

/** A folder's permissions in the table: "src/lib" to import everything, "type src/event" to import types. */
const permissionsOf = (folder: string) => table[folder]?.split(', ').filter(Boolean) ?? []

const crossesFolders = ({ from, to }: Import) => folderOf(from) !== folderOf(to)

/** The permissions that allow an import. */
function permissionsFor({ from, to, isOfTypes }: Import): readonly string[] {
  const target = folderOf(to)
  const sufficient = isOfTypes ? [target, `type ${target}`] : [target]
  return permissionsOf(folderOf(from)).filter((permission) => sufficient.includes(permission))
}

/** Imports between files of the repository, without imports of stylesheets and of a file's text (`?raw`, `?inline`). */
const imports = ['src', 'scripts']
  .flatMap(sourcesBelow)
  .flatMap(importsOf)
  .filter(({ to }) => /^(?:src|scripts|tests|styles|content)\//.test(to))
  .filter(({ to }) => !/\.scss$|\?(?:raw|inline)$/.test(to))

it('files import from the folders that the table allows', () => {
  expect(imports.length).toBeGreaterThan(500)
  const forbidden = imports.filter((one) => crossesFolders(one) && permissionsFor(one).length === 0)
  expect(forbidden.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

/** A folder and one of its permissions, written like a line of the table: "src/pages: src/lib". */
const lineOf = (folder: string, permission: string) => `${folder}: ${permission}`

it('every permission of the table is used', () => {
  const usedLines = new Set(
    imports
      .filter(crossesFolders)
      .flatMap((one) =>
        permissionsFor(one).map((permission) => lineOf(folderOf(one.from), permission)),
      ),
  )
  const allLines = Object.keys(table).flatMap((folder) =>
    permissionsOf(folder).map((permission) => lineOf(folder, permission)),
  )
  expect(allLines.filter((line) => !usedLines.has(line))).toEqual([])
})
