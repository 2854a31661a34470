import type { Manifest } from 'vite'
import { speakerPaths } from '../../src/event/names.ts'
import { capitalise } from '../../src/lib/texts.ts'
import type { SiteContent } from '../content/loadContent.ts'

/** The module of the page at a route: `programme` is src/pages/Programme/Programme.tsx. Unknown addresses have no page. */
export function moduleOf(route: string, content: SiteContent): string {
  if (content.textPages.some(({ path }) => path === route)) return `content:text-pages${route}`
  if (speakerPaths(content).has(route)) return 'src/pages/Speakers/Speaker.tsx'
  const [id = 'notFound'] =
    Object.entries(content.pages).find(([, { path }]) => path === route) ?? []
  const name = capitalise(id)
  return `src/pages/${name}/${name}.tsx`
}

/** The style sheets that all of these modules need: the common layout and what all pages share. */
export function sharedStylesheets(manifest: Manifest, modules: readonly string[]): string[] {
  const [first, ...others] = modules.map((module) => filesOf(manifest, module).stylesheets)
  return (first ?? []).filter((file) => others.every((stylesheets) => stylesheets.includes(file)))
}

/**
 * The files of a module and all that it imports, below the site's root, without the entry, which the page itself names.
 * Imported styles come first, so that a page's own rules follow those of its components.
 * @param manifest Vite's list of what it wrote
 * @throws if the build does not hold the module
 */
export function filesOf(manifest: Manifest, module: string) {
  if (!manifest[module]) {
    throw new Error(
      `The build holds no ${module}: scripts/render/page-files.ts expects one per page.`,
    )
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
