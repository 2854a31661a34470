import { readFileSync } from 'node:fs'
import type { Manifest } from 'vite'
import { speakerPaths } from '../../src/event/names.ts'
import { reservedPaths } from '../../src/lib/reservedNames.ts'
import type { SiteContent } from '../../src/event/model.ts'

/** Pages without script: the browser's app does not include them. */
export const scriptlessPaths: readonly string[] = [reservedPaths.offline, reservedPaths.thanks]

/** What src/routes.tsx names: "programme: () => import('./pages/Programme/Programme.tsx')". */
const namedModule = /(\w+)(?::| =) \(\) => import\('\.(\/pages\/[^']+)'\)/g

/** Files of pages by the names that src/routes.tsx gives them. */
const pageModules = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync('src/routes.tsx', 'utf8').matchAll(namedModule)].map(
      ([, name = '', file = '']) => [name, `src${file}`],
    ),
  )

/**
 * The module of the page at a route. Unknown addresses have the not-found page. The browser's build knows no page without
 * script: such a page has what all pages share (vite.config.ts, "app").
 * @param manifest Vite's list of what it wrote
 * @throws if src/routes.tsx names no file for it
 */
export function moduleOf(route: string, content: SiteContent, manifest: Manifest): string {
  const shared = Object.keys(manifest).find((key) => /^_app-.*\.js$/.test(key))
  if (shared && scriptlessPaths.includes(route)) return shared
  if (content.textPages.some(({ path }) => path === route)) return `content:text-pages${route}`
  const [id = 'notFound'] = speakerPaths(content).has(route)
    ? ['speaker']
    : (Object.entries(content.pages).find(([, { path }]) => path === route) ?? [])
  const module = pageModules().get(id)
  if (!module) throw new Error(`src/routes.tsx names no file for the page "${id}" (${route}).`)
  return module
}

/**
 * The files of a module and all that it imports, below the site's root, without the entry, which the page itself names.
 * Imported styles come first, so that a page's own rules follow those of its components.
 * @param manifest Vite's list of what it wrote
 * @throws if the build does not hold the module
 */
export function filesOf(manifest: Manifest, module: string) {
  if (!manifest[module]) {
    throw new Error(`The build holds no ${module}, which src/routes.tsx names.`)
  }
  const [stylesheets, scripts] = [new Set<string>(), new Set<string>()]
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    if (!chunk.isEntry) scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) stylesheets.add(file)
  }
  visit(module)
  return { stylesheets: [...stylesheets], scripts: [...scripts] }
}
