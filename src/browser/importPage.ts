/**
 * Styles that the document has or is fetching, by file. The loaded page lists those that it contains, after what an
 * extension may have put before (scripts/build/render/assemble-page.ts).
 */
const sheets = new Map<string, Promise<void>>()
const inlined = document.querySelector<HTMLElement>('style[data-files]')
for (const file of inlined?.dataset.files?.split(' ') ?? []) {
  sheets.set(file, Promise.resolve())
}

/**
 * Loads a chunk together with the styles that it needs and the document lacks. It replaces Vite's own helper around
 * `import()`, which does not know about styles in the page (scripts/build/render/vite/plugins.ts).
 * @param load imports the chunk
 * @param files stylesheets below the site's root
 */
export async function importPage<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.map(stylesheet)])
  return module
}

function stylesheet(file: string): Promise<void> {
  const known = sheets.get(file)
  if (known) return known
  const sheet = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = import.meta.env.BASE_URL + file
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      sheets.delete(file)
      link.remove()
      reject(new TypeError(`Failed to load the styles of an imported module: ${link.href}`))
    })
    document.head.append(link)
  })
  sheets.set(file, sheet)
  return sheet
}
