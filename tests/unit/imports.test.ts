// @vitest-environment node
// The direction of imports (craft: "Layout and direction of imports").
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** A file of a part may import from its own part and from these; "type" where only types may pass. */
const allowed: Readonly<Record<string, Readonly<Record<string, 'all' | 'type'>>>> = {
  content: {},
  azulejo: {},
  lib: { content: 'type' },
  components: { content: 'type', lib: 'all', azulejo: 'all' },
  layouts: { content: 'all', lib: 'all', azulejo: 'all', components: 'all' },
  pages: { content: 'all', lib: 'all', azulejo: 'all', components: 'all', layouts: 'all' },
  routes: { content: 'all', lib: 'all', components: 'all', layouts: 'all', pages: 'all' },
  main: { content: 'all', lib: 'all', layouts: 'all', routes: 'all' },
  boot: { main: 'all', lib: 'all' },
  worker: { lib: 'all', scripts: 'type' },
  scripts: { content: 'all', lib: 'all', azulejo: 'all' },
}

type Import = {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

/** "src/lib/dates.ts" → "lib", "src/routes.tsx" → "routes", "scripts/build.ts" → "scripts". */
function partOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  return top === 'src' ? second.replace(/\.\w+$/, '') : top
}

const sourceFiles = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(dir, name.replaceAll(path.sep, '/')))

/** Every import of a file: static, dynamic, and re-exports. */
function importsOf(file: string, code = readFileSync(file, 'utf8')): Import[] {
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

const isOwn = ({ to }: Import) => /^(src|scripts|tests|styles)\//.test(to)

function mistakeOf({ from, to, typeOnly }: Import): string[] {
  const here = partOf(from)
  const there = partOf(to)
  if (here === there) return []
  const permission = allowed[here]?.[there]
  if (permission === 'all' || (permission === 'type' && typeOnly)) return []
  const why = permission === 'type' ? 'whose types alone it may take' : 'which stands to its right'
  return [`${from} imports ${to}, ${why}`]
}

describe('the direction of imports', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('scripts')]
  const imports = files.flatMap((file) => importsOf(file))
  const own = imports.filter(isOwn).filter(({ to }) => !to.endsWith('.scss'))

  it('was looked at in every file', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(imports.length).toBeGreaterThan(150)
    expect(own.length).toBeGreaterThan(120)
    for (const part of ['lib', 'components', 'layouts', 'pages', 'routes', 'main', 'scripts']) {
      expect(own.some(({ from, to }) => partOf(from) === part && partOf(to) !== part)).toBe(true)
    }
  })

  it('is content, lib, components, layouts, pages, routes, main; azulejo needs nobody', () => {
    expect(own.flatMap(mistakeOf)).toEqual([])
  })

  it('names files with their extension, so that every tool finds them', () => {
    expect(own.filter(({ to }) => !/\.tsx?$/.test(to))).toEqual([])
  })

  it('would be seen where it is broken', () => {
    const broken = [
      importsOf('src/content/a.ts', `import { longDate } from '../lib/dates.ts'`),
      importsOf('src/lib/a.ts', `import { event } from '../content/event.ts'`),
      importsOf('src/lib/a.ts', `import { type Event, event } from '../content/event.ts'`),
      importsOf('src/components/A/A.tsx', `export { copy } from '../../content/copy.ts'`),
      importsOf('src/components/A/A.tsx', `const page = () => import('../../pages/Faq/Faq.tsx')`),
      importsOf('src/azulejo/a.ts', `export * from '../lib/dates.ts'`),
      importsOf('scripts/a.ts', `import '../src/layouts/site.ts'`),
    ]
    for (const found of broken) expect(found.flatMap(mistakeOf)).toHaveLength(1)
    const fine = importsOf('src/lib/a.ts', `import type { Event } from '../content/event.ts'`)
    expect(fine.flatMap(mistakeOf)).toEqual([])
  })
})
