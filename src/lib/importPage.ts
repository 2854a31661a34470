/** Files whose styles the document has; the page as it was loaded names those that stand in it (finish-page.ts). */
const present = new Set(document.querySelector('style')?.dataset.files?.split(' '))

/**
 * Loads a chunk together with the styles that it needs and the document lacks. Stands in for the helper that Vite
 * puts around every `import()`, which knows nothing of styles in the page (scripts/import-pages.ts).
 * @param load imports the chunk
 * @param files stylesheets below the site's root
 */
export async function importPage<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const missing = files.filter((file) => !present.has(file))
  const [module] = await Promise.all([load(), ...missing.map(addStylesheet)])
  return module
}

function addStylesheet(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = import.meta.env.BASE_URL + file
    link.addEventListener('load', () => {
      present.add(file)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError(`Failed to load the styles of an imported module: ${link.href}`))
    })
    document.head.append(link)
  })
}
