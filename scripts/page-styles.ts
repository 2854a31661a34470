import type { Manifest } from 'vite'

/** What the generator renders for unknown addresses, beside the pages of src/content/pages.ts. */
const notFoundModule = 'src/pages/NotFound/NotFound.tsx'

/** The module of a page: `programme` is src/pages/Programme/Programme.tsx. */
export function pageModule(pageId: string | null): string {
  if (pageId === null) return notFoundModule
  const name = pageId.charAt(0).toUpperCase() + pageId.slice(1)
  return `src/pages/${name}/${name}.tsx`
}

/**
 * The stylesheets that a module and what it imports need, as files of the build: what is imported stands first, so
 * that a page's own rules come after those of the components that it uses.
 * @param manifest Vite's list of what it wrote
 * @throws where the build holds no such module
 */
export function stylesheetsOf(manifest: Manifest, module: string): string[] {
  if (!manifest[module]) {
    throw new Error(`The build holds no ${module}: scripts/page-styles.ts expects one per page.`)
  }
  const stylesheets = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    if (visited.has(key)) return
    visited.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    for (const file of manifest[key]?.css ?? []) stylesheets.add(file)
  }
  visit(module)
  return [...stylesheets]
}
