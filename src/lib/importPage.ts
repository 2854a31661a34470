/** Files whose styles the document has; the page as it was loaded names those that stand in it (finish-page.ts). */
const present = new Set(document.querySelector('style')?.dataset.files?.split(' '))

/** Files on their way: who turns to a link and clicks it at once asks twice. */
const underWay = new Map<string, Promise<void>>()

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
  const [module] = await Promise.all([load(), ...missing.map(stylesheet)])
  return module
}

function stylesheet(file: string): Promise<void> {
  const adding = underWay.get(file) ?? addStylesheet(file).finally(() => underWay.delete(file))
  underWay.set(file, adding)
  return adding
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
