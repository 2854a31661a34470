// The rooms of the repository and the direction of imports between them (README, "Where things are").
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { filesIn } from '../support/files-in.ts'

const data = 'type src/content, src/lib, src/azulejo'
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
  const [top = '', second = ''] = file.split('/')
  if (top === 'scripts' && /\.\w+$/.test(second)) return top
  return `${top}/${second.replace(/\.\w+$/, '')}`
}

/** Every import of a file: static, dynamic, re-exports. */
function importsOf(file: string): Import[] {
  const code = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      to: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ to: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      to: code.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      typeOnly: false,
    })),
  ]
  return found.map(({ to, typeOnly }) => ({
    from: file,
    to: to.startsWith('.') ? path.posix.join(path.posix.dirname(file), to) : to,
    typeOnly,
  }))
}

const isOwn = ({ to }: Import) => /^(?:(?:src|scripts|tests|styles)\/|content:)/.test(to)

/** A visitor's browser gets values that were checked, and nothing of what checks them. */
const isCheck = ({ from, to }: Import) =>
  to === 'zod' && !/^(?:src\/content\/schema|scripts\/content\/)/.test(from)

function mistakeOf({ from, to, typeOnly }: Import): string[] {
  const here = roomOf(from)
  const there = roomOf(to)
  const may = allowed.get(here) ?? []
  const isAllowed =
    here === there || may.includes(there) || (typeOnly && may.includes(`type ${there}`))
  return isAllowed ? [] : [`${from} imports ${typeOnly ? 'types of ' : ''}${to}`]
}

/** The files of each circle of imports, the first one again at its end. */
function circlesOf(imports: readonly Import[]): string[] {
  const next = new Map<string, Import[]>()
  for (const found of imports) next.set(found.from, [...(next.get(found.from) ?? []), found])
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file)
    if (start >= 0) circles.push([...trail.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    done.add(file)
    for (const { to } of next.get(file) ?? []) follow(to, [...trail, file])
  }
  for (const file of next.keys()) follow(file, [])
  return circles
}

/** What only a browser has. A name in a text or a comment, or that of a field, is none. */
function browserNames(code: string): string[] {
  const bare = code.replace(/\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '')
  return [...bare.matchAll(/(?<![.\w])(?:window|document|navigator)\b(?!\??:)/g)].map(String)
}

// Declarations name types alone.
const files = ['src', 'scripts'].flatMap((dir) => filesIn(dir, /(?<!\.d)\.tsx?$/))
const imports = files.flatMap((file) => importsOf(file))
const own = imports.filter(isOwn).filter(({ to }) => !/\.scss$|\?(?:raw|inline)$/.test(to))

describe('the direction of imports', () => {
  it('was looked at in every file', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(imports.length).toBeGreaterThan(500)
    expect(own.length).toBeGreaterThan(300)
  })

  it('keeps to the rooms that each room may see', () => {
    expect(own.flatMap(mistakeOf)).toEqual([])
  })

  it('leaves the checks of the content to its schema and to the workshop', () => {
    expect(imports.filter(isCheck)).toEqual([])
  })

  it('has no circle', () => {
    expect(circlesOf(own)).toEqual([])
  })
})

it('the pure functions of src/lib name nothing that only a browser has', () => {
  const pure = files.filter((file) => roomOf(file) === 'src/lib')
  expect(pure.length).toBeGreaterThan(10)
  const found = pure.flatMap((file) =>
    browserNames(readFileSync(file, 'utf8')).map((name) => `${file} names ${name}`),
  )
  expect(found).toEqual([])
})
