// The rooms of the repository and the direction of imports between them (README, "Where things are").
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { filesIn } from '../support/files-in.ts'

/** The event's values, which the build gives to pages and never to what they are made of. */
const values = 'content:'
const data = ['type src/content', 'src/azulejo', 'src/lib'] as const
const workshop = [...data, 'scripts/content'] as const

/** A file may import from its own room and from these; "type" if only types may pass. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/content': ['src/azulejo'],
  'src/azulejo': [],
  'src/lib': ['type src/content'],
  'src/browser': ['type src/content', 'src/lib'],
  'src/components': ['type src/content', 'src/lib', 'src/azulejo', 'src/browser'],
  'src/app': ['src/lib', 'src/browser'],
  'src/site': [...data, values, 'src/browser', 'src/components'],
  'src/layouts': [...data, values, 'src/browser', 'src/components', 'src/site'],
  'src/pages': [...data, values, 'src/browser', 'src/components', 'src/site', 'src/layouts'],
  'src/worker': ['src/lib'],
  // What the build puts in: constants and the values of the content.
  'src/declarations': ['type src/content', 'type src/lib'],
  'src/routes': [values, 'src/lib', 'src/site', 'src/layouts', 'src/pages'],
  'src/main': ['src/lib', 'src/browser', 'src/app', 'src/site', 'src/routes'],
  'src/boot': ['src/browser', 'src/main'],
  'scripts/lib': ['src/lib', 'src/azulejo'],
  'scripts/hosts': ['src/lib'],
  'scripts/content': ['src/content', 'src/azulejo', 'src/lib', 'scripts/lib'],
  'scripts/outputs': [...workshop, 'type src/worker', 'scripts/lib'],
  'scripts/pages': [...workshop, 'src/browser', 'scripts/lib', 'scripts/outputs'],
  'scripts/vite': [...workshop, 'scripts/lib', 'scripts/outputs', 'scripts/pages'],
  'scripts/audit': [...workshop, 'scripts/lib'],
  'scripts/prelaunch': [...workshop, 'scripts/lib', 'scripts/hosts', 'scripts/pages'],
  'scripts/next-edition': [...workshop],
  'scripts/build': [
    ...workshop,
    'scripts/lib',
    'scripts/hosts',
    'scripts/outputs',
    'scripts/pages',
    'scripts/audit',
  ],
  'scripts/bench': [...workshop, 'scripts/lib', 'scripts/build'],
  // A file a command.
  scripts: [
    'src/azulejo',
    'scripts/content',
    'scripts/lib',
    'scripts/build',
    'scripts/audit',
    'scripts/bench',
    'scripts/outputs',
    'scripts/prelaunch',
    'scripts/next-edition',
  ],
}

type Import = {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

/**
 * "src/lib/dates.ts" → "src/lib", "src/routes.tsx" → "src/routes", "src/env.d.ts" → "src/declarations",
 * "scripts/build.ts" → "scripts".
 */
function roomOf(file: string): string {
  if (file.startsWith(values)) return values
  if (/^src\/\w+\.d\.ts$/.test(file)) return 'src/declarations'
  const [top = '', second = ''] = file.split('/')
  if (top === 'scripts' && /\.\w+$/.test(second)) return top
  return `${top}/${second.replace(/\.\w+$/, '')}`
}

/** Every import of a file: static, dynamic, re-exports, and types by `import('…')`. */
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
    // `import('…').Name` in a type, which the parser does not list.
    ...[...code.matchAll(/\bimport\('([^']+)'\)\.[A-Z]/g)].map(([, to = '']) => ({
      to,
      typeOnly: true,
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
  const may = allowed[here]
  if (!may) return [`${from} is in a room that this test does not know`]
  if (here === there || may.includes(there)) return []
  const typesMay = may.includes(`type ${there}`)
  if (typesMay && typeOnly) return []
  return [
    `${from} imports ${to}, ${typesMay ? 'whose types alone it may take' : 'which it may not'}`,
  ]
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

const files = ['src', 'scripts'].flatMap((dir) => filesIn(dir, /\.tsx?$/))
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
    expect(imports.filter(({ to }) => to === 'zod').length).toBeGreaterThan(3)
    expect(imports.filter(isCheck)).toEqual([])
  })

  it('has no circle', () => {
    expect(circlesOf(own)).toEqual([])
  })

  it('names files with their extension, so that every tool finds them', () => {
    expect(own.filter(({ to }) => !/\.tsx?$|^content:/.test(to))).toEqual([])
  })
})

describe('the pure functions of src/lib', () => {
  it('name nothing that only a browser has', () => {
    const pure = files.filter((file) => roomOf(file) === 'src/lib')
    expect(pure.length).toBeGreaterThan(10)
    const found = pure.flatMap((file) =>
      browserNames(readFileSync(file, 'utf8')).map((name) => `${file} names ${name}`),
    )
    expect(found).toEqual([])
  })
})
