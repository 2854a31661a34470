import type { Manifest } from 'vite'

/** What a page needs, as files of the build below the site's root. */
export type PageFiles = {
  /** What is imported comes first, so that a page's own rules come after those of the components that it uses. */
  readonly stylesheets: readonly string[]
  /** Without the entry, which the page itself names. */
  readonly scripts: readonly string[]
}

/** The module of a page: `programme` is src/pages/Programme/Programme.tsx. Unknown addresses have no page. */
export function pageModule(pageId: string | null): string {
  const id = pageId ?? 'notFound'
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  return `src/pages/${name}/${name}.tsx`
}

/** The style sheets that all of these modules need: the common layout and what all pages share. */
export function sharedStylesheets(manifest: Manifest, modules: readonly string[]): string[] {
  const [first, ...others] = modules.map((module) => filesOf(manifest, module).stylesheets)
  return (first ?? []).filter((file) => others.every((stylesheets) => stylesheets.includes(file)))
}

/**
 * The files that a module and all that it imports consist of.
 * @param manifest Vite's list of what it wrote
 * @throws if the build does not hold the module
 */
export function filesOf(manifest: Manifest, module: string): PageFiles {
  if (!manifest[module]) {
    throw new Error(
      `The build holds no ${module}: scripts/render/page-files.ts expects one per page.`,
    )
  }
  const stylesheets = new Set<string>()
  const scripts = new Set<string>()
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
