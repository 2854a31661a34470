/**
 * The stylesheets that the document has or is loading, by file. The loaded page contains the styles of some files. It names
 * these files in the attribute `data-styles` of its script (scripts/build/render/assemblePage.ts).
 */
const stylesheets = new Map<string, Promise<void>>()
const pageScript = document.querySelector<HTMLElement>('script[data-styles]')
for (const file of pageScript?.dataset.styles?.split(' ') ?? []) {
  stylesheets.set(file, Promise.resolve())
}

/**
 * Loads a chunk of script, and its stylesheets unless the document has them. It replaces Vite's own helper around `import()`
 * (scripts/build/render/vite/plugins.ts). Vite's helper looks only for <link> elements, so it would load the styles that the
 * page contains a second time.
 * @param load imports the chunk
 * @param files paths of the chunk's stylesheets, below the site's root
 */
export async function importPage<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.map(loadStylesheet)])
  return module
}

/**
 * Loads a stylesheet, unless the document has it or is loading it.
 * @throws if it cannot be loaded. The next call tries again.
 */
function loadStylesheet(file: string): Promise<void> {
  const known = stylesheets.get(file)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = import.meta.env.BASE_URL + file
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      stylesheets.delete(file)
      link.remove()
      reject(new TypeError(`Failed to load the styles of an imported module: ${link.href}`))
    })
    document.head.append(link)
  })
  stylesheets.set(file, loading)
  return loading
}
