import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ourHelper = fileURLToPath(new URL('../../src/browser/importPage.ts', import.meta.url))

/** Has every `import()` of the build go through src/browser/importPage.ts instead of the helper of Vite 8. */
export function importPages(): Plugin {
  return {
    name: 'import-pages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.includes('vite/preload-helper')) {
        return `export { importPage as __vitePreload } from ${JSON.stringify(ourHelper)}`
      }
    },
  }
}
