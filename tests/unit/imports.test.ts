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
 * file without its ending: "src/routes.tsx" → "src/routes". If no entry contains the file, the result is
 * the file without its ending.
 */
function entryContaining(file: string): string {
  // The build writes this folder. It has no entry of its own, but other entries name it.
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
  /** Whether it imports only types. An import without names, such as `import()`, runs the file, so it is false then. */
  readonly isTypeOnly: boolean
}

/** The imports of a file: `import`, `export … from` and `import()`. */
function importsOf(from: string): readonly Import[] {
  const code = readFileSync(from, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(from, code).module
  const exportEntries = staticExports.flatMap(({ entries }) => entries)
  const requests = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ to: moduleRequest.value, entries })),
    // An export without `from` imports nothing. Its `to` is empty, so the list `imports` below leaves it out.
    ...exportEntries.map((entry) => ({ to: entry.moduleRequest?.value ?? '', entries: [entry] })),
    ...dynamicImports.map(({ moduleRequest }) => {
      // The position that the parser gives includes the quotation marks.
      const to = code.slice(moduleRequest.start + 1, moduleRequest.end - 1)
      return { to, entries: [] }
    }),
  ]
  return requests.map(({ to, entries }) => ({
    from,
    to: to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
}

/** A folder's permissions in the table: "src/lib" allows every import from that folder, "type src/event" only types. */
const permissionsOf = (folder: string) => table[folder]?.split(', ').filter(Boolean) ?? []

const crossesFolders = ({ from, to }: Import) => entryContaining(from) !== entryContaining(to)

/** The permissions of the table that allow an import. */
function permissionsAllowing({ from, to, isTypeOnly }: Import): readonly string[] {
  const target = entryContaining(to)
  const sufficientPermissions = isTypeOnly ? [target, `type ${target}`] : [target]
  return permissionsOf(entryContaining(from)).filter((permission) =>
    sufficientPermissions.includes(permission),
  )
}

/** Imports between files of the repository. Imports of stylesheets and of a file's text (`?raw`, `?inline`) are left out. */
const imports = ['src', 'scripts']
  .flatMap(sourcesBelow)
  .flatMap(importsOf)
  .filter(({ to }) => /^(?:src|scripts|tests|styles|content)\//.test(to))
  .filter(({ to }) => !/\.scss$|\?(?:raw|inline)$/.test(to))

it('files import only from their own folder and from the folders that the table allows', () => {
  // With too few imports the test would prove nothing.
  expect(imports.length).toBeGreaterThan(500)
  const forbiddenImports = imports
    .filter(crossesFolders)
    .filter((item) => permissionsAllowing(item).length === 0)
  expect(forbiddenImports.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

/** A folder and one of its permissions, written like a line of the table: "src/pages: src/lib". */
const lineOf = (folder: string, permission: string) => `${folder}: ${permission}`

/** The permissions that an import uses, a line each. */
function linesUsedBy(item: Import): readonly string[] {
  const folder = entryContaining(item.from)
  return permissionsAllowing(item).map((permission) => lineOf(folder, permission))
}

it('every permission of the table is used', () => {
  const usedLines = new Set(imports.filter(crossesFolders).flatMap(linesUsedBy))
  const allLines = Object.keys(table).flatMap((folder) =>
    permissionsOf(folder).map((permission) => lineOf(folder, permission)),
  )
  expect(allLines.filter((line) => !usedLines.has(line))).toEqual([])
})
