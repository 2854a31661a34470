// The folders of the repository and the direction of imports between them (imports.yaml). The linter refuses cycles, zod in
// a visitor's script, and browser globals in src/lib (.oxlintrc.json).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '../../scripts/build/lib/site-files.ts'

const table: Readonly<Record<string, string>> = parse(
  readFileSync(`${import.meta.dirname}/imports.yaml`, 'utf8'),
)

/** "src/lib/dates.ts" → "src/lib", "src/routes.tsx" → "src/routes", "scripts/build.ts" → "scripts". */
function roomOf(file: string): string {
  if (file.startsWith('content/')) return 'content'
  const bare = file.replace(/\.\w+$/, '')
  const rooms = Object.keys(table).filter((room) => `${bare}/`.startsWith(`${room}/`))
  return rooms.toSorted((one, other) => other.length - one.length)[0] ?? bare
}

/** Imports of a file, and its exports from elsewhere: static or dynamic, each with its names. */
function importsOf(from: string) {
  const code = readFileSync(from, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(from, code).module
  const exported = staticExports.flatMap(({ entries }) => entries)
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({ to: moduleRequest.value, entries })),
    ...exported.map((entry) => ({ to: entry.moduleRequest?.value ?? '', entries: [entry] })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => {
      return { to: code.slice(start + 1, end - 1), entries: [] }
    }),
  ].map(({ to, entries }) => ({
    from,
    to: to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
}

type Import = ReturnType<typeof importsOf>[number]

/** Folders from which a folder may import, as the table says it: "src/lib", "type src/event". */
const permissionsOf = (room: string) => table[room]?.split(', ').filter(Boolean) ?? []

/** The permissions that allow an import; undefined if it needs none. */
function permissionsFor({ from, to, typeOnly }: Import): readonly string[] | undefined {
  const [here, there] = [roomOf(from), roomOf(to)]
  if (here === there) return undefined
  const fitting = typeOnly ? [there, `type ${there}`] : [there]
  return permissionsOf(here).filter((permission) => fitting.includes(permission))
}

/** The imports of our own files, by static and dynamic `import` and `export … from`. */
function ownImports(): readonly Import[] {
  // Without declaration files, which name only types.
  const files = ['src', 'scripts']
    .flatMap((room) => filesBelow(room).map((file) => `${room}/${file}`))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  return files
    .flatMap(importsOf)
    .filter(({ to }) => /^(?:src|scripts|tests|styles|content)\//.test(to))
    .filter(({ to }) => !/\.scss$|\?(?:raw|inline)$/.test(to))
}

const own = ownImports()

it('files import from the folders that the table allows', () => {
  expect(own.length).toBeGreaterThan(500)
  const refused = own.filter((one) => permissionsFor(one)?.length === 0)
  expect(refused.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

it('the table allows what is used and no more', () => {
  const used = new Set(
    own.flatMap((one) => (permissionsFor(one) ?? []).map((seen) => `${roomOf(one.from)}: ${seen}`)),
  )
  const allowed = Object.keys(table).flatMap((room) =>
    permissionsOf(room).map((seen) => `${room}: ${seen}`),
  )
  expect(allowed.filter((one) => !used.has(one))).toEqual([])
})
