import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { Plugin } from 'vite'

const ownHelper = fileURLToPath(
  new URL('../../../../src/app/engine/importPage.ts', import.meta.url),
)

let isReplaced = false

/**
 * Replaces Vite's helper for `import()` by src/app/engine/importPage.ts. Vite has no setting for it.
 * @throws if Vite's helper has another name after an update. Pages would then load styles that are already in their HTML
 */
export const importPages: Plugin = {
  name: 'import-pages',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load(id) {
    if (!id.includes('vite/preload-helper')) return
    isReplaced = true
    return `export { importPage as __vitePreload } from ${JSON.stringify(ownHelper)}`
  },
  buildEnd(error) {
    if (!error && !isReplaced) this.error('The build holds no vite/preload-helper to be replaced.')
  },
}

/** Serves the generated files in `npm run dev`. Without it a page would answer at their addresses. */
export const serveGeneratedFiles = (folder: string): Plugin => ({
  name: 'serve-generated-files',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    // With "dev" sirv looks files up at each request.
    middlewares.use(config.base, sirv(folder, { dev: true }))
  },
})
