import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { Plugin } from 'vite'

const ourHelper = fileURLToPath(
  new URL('../../../../src/app/engine/importPage.ts', import.meta.url),
)

let isReplaced = false

/**
 * Replaces Vite's helper for `import()` by src/app/engine/importPage.ts. Vite has no setting for it.
 * @throws if it has another name after an update: each page would fetch the styles that it holds
 */
export const importPages: Plugin = {
  name: 'import-pages',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  load(id) {
    if (!id.includes('vite/preload-helper')) return
    isReplaced = true
    return `export { importPage as __vitePreload } from ${JSON.stringify(ourHelper)}`
  },
  buildEnd(error) {
    if (!error && !isReplaced) this.error('The build holds no vite/preload-helper to be replaced.')
  },
}

/** Lets `npm run dev` serve the generated files; otherwise a page would answer for them. */
export const serveGeneratedFiles = (folder: string): Plugin => ({
  name: 'serve-generated-files',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    // "dev" looks files up at each request.
    middlewares.use(config.base, sirv(folder, { dev: true }))
  },
})
