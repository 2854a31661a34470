import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ourHelper = fileURLToPath(new URL('../../src/browser/importPage.ts', import.meta.url))

/** Replaces Vite's helper for `import()` by src/browser/importPage.ts. */
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
