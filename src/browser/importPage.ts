/**
 * Styles that the document has or is fetching, by file. The loaded page lists those that it contains
 * (finish-page.ts).
 */
const sheets = new Map<string, Promise<void>>()
for (const file of document.querySelector('style')?.dataset.files?.split(' ') ?? []) {
  sheets.set(file, Promise.resolve())
}

/**
 * Loads a chunk together with the styles that it needs and the document lacks. It replaces Vite's own helper around
 * `import()`, which does not know about styles in the page (scripts/build/vite/plugins.ts).
 * @param load imports the chunk
 * @param files stylesheets below the site's root
 */
export async function importPage<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const loading = load().catch((error: unknown) => loadAgain(load, error))
  const [module] = await Promise.all([loading, ...files.map(stylesheet)])
  return module
}

/**
 * Tries once more under another address. A file that was missing in the minute of a deploy stays missing for as long as
 * the host let its 404 be kept, and browsers keep a failed import for the life of the page (whatwg/html#6768, until
 * 2026). What the chunk itself imports is asked for anew too, for the next page load.
 */
async function loadAgain<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  // Of a chunk beside this one. The import below has no such name: the build wraps it too, and it is not tried again.
  const [, file] = /import\(\s*["'`](\.\/[^"'`]+)["'`]/.exec(String(load)) ?? []
  // A script that arrived and failed would fail again.
  if (!file || !(error instanceof TypeError)) throw error
  try {
    const { files } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
    await Promise.all((files?.split(' ') ?? []).map(askAnew))
    return await import(/* @vite-ignore */ `${new URL(file, import.meta.url).href}?otra-vez`)
  } catch {
    throw error
  }
}

const askAnew = (file: string) => fetch(import.meta.env.BASE_URL + file, { cache: 'reload' })

function stylesheet(file: string): Promise<void> {
  const sheet = sheets.get(file) ?? addStylesheet(file)
  sheets.set(file, sheet)
  return sheet
}

function addStylesheet(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
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
}
