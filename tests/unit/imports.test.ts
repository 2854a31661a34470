// The rooms of the repository and the direction of imports between them (README, "Where things are"). The linter
// refuses cycles, zod in a visitor's script, and browser globals in src/lib (.oxlintrc.json).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '../../scripts/lib/site-files.ts'

const data = 'type src/content, src/event, src/lib, src/azulejo'
const table = parse(readFileSync(`${import.meta.dirname}/imports.yaml`, 'utf8')) as Readonly<
  Record<string, string>
>
/** The rooms that each room may see. */
const allowed = new Map(
  Object.entries(table).map(([room, seen]) => [room, seen.replace(/\bdata\b/, data).split(', ')]),
)

type Import = {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

/** "src/lib/dates.ts" → "src/lib", "src/routes.tsx" → "src/routes", "scripts/build.ts" → "scripts". */
function roomOf(file: string): string {
  if (file.startsWith('content:')) return 'content:'
  const bare = file.replace(/\.\w+$/, '')
  const rooms = [...allowed.keys()].filter((room) => `${bare}/`.startsWith(`${room}/`))
  return rooms.toSorted((one, other) => other.length - one.length)[0] ?? bare
}

/** Every import of a file: static, dynamic, re-exports. */
const importsOf = (file: string): Import[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:im|ex)port (type )?(?:[^'"`;]*? from )?'([^']+)'|\bimport\(\s*['"`]([^'"`$]+)['"`]/gm,
    ),
  ].map(([, type, names = '', called = '']) => {
    const to = names || called
    return {
      from: file,
      to: to.startsWith('.') ? path.posix.join(path.posix.dirname(file), to) : to,
      typeOnly: type !== undefined,
    }
  })

const isOwn = ({ to }: Import) => /^(?:(?:src|scripts|tests|styles)\/|content:)/.test(to)

function mistakeOf({ from, to, typeOnly }: Import): string[] {
  const here = roomOf(from)
  const there = roomOf(to)
  const may = allowed.get(here) ?? []
  const isAllowed =
    here === there || may.includes(there) || (typeOnly && may.includes(`type ${there}`))
  return isAllowed ? [] : [`${from} imports ${typeOnly ? 'types of ' : ''}${to}`]
}

// Without declaration files, which name only types.
const files = ['src', 'scripts']
  .flatMap((room) => filesBelow(room).map((file) => `${room}/${file}`))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
const own = files
  .flatMap(importsOf)
  .filter(isOwn)
  .filter(({ to }) => !/\.scss$|\?(?:raw|inline)$/.test(to))

it('files import from the rooms that their own room may see', () => {
  expect(files.length).toBeGreaterThan(150)
  expect(own.length).toBeGreaterThan(300)
  expect(own.flatMap(mistakeOf)).toEqual([])
})
