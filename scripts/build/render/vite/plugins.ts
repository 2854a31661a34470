import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { Plugin } from 'vite'

const importPageFile = fileURLToPath(
  new URL('../../../../src/app/engine/importPage.ts', import.meta.url),
)

/** Whether Vite's helper has been replaced. The variable can be at module level, because each process makes only one build. */
let isReplaced = false

/**
 * A plugin that replaces Vite's helper for `import()` by src/app/engine/importPage.ts. With Vite's helper pages would load
 * styles that are already in their HTML. Vite has no setting for another helper.
 * @throws if the build has no such helper, for example after an update of Vite
 */
export const importPages: Plugin = {
  name: 'import-pages',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  // "pre" puts the plugin before Vite's own plugins, one of which loads the helper.
  enforce: 'pre',
  load(id) {
    if (!id.includes('vite/preload-helper')) return
    isReplaced = true
    // Vite's code imports the helper by this name.
    return `export { importPage as __vitePreload } from ${JSON.stringify(importPageFile)}`
  },
  buildEnd(error) {
    if (!error && !isReplaced) this.error('The build holds no vite/preload-helper to be replaced.')
  },
}

/**
 * A plugin that serves the generated files in `npm run dev`. Without it the not-found page would answer at their addresses.
 */
export const serveGeneratedFiles = (folder: string): Plugin => ({
  name: 'serve-generated-files',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    // With "dev" sirv looks files up at each request, so it also finds files that are made later.
    middlewares.use(config.base, sirv(folder, { dev: true }))
  },
})
