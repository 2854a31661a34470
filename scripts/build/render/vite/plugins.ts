import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { generatedFolder } from '../../lib/work-folder.ts'

const ourHelper = fileURLToPath(new URL('../../../../src/browser/importPage.ts', import.meta.url))

let isReplaced = false

/**
 * Replaces Vite's helper for `import()` by src/browser/importPage.ts. Vite has no setting for it.
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
export const serveGeneratedFiles: Plugin = {
  name: 'serve-generated-files',
  apply: 'serve',
  configureServer({ config, middlewares }) {
    // "dev" looks files up at each request.
    middlewares.use(config.base, sirv(generatedFolder, { dev: true }))
  },
}

/**
 * Makes V8 compile the functions of chunks beside the main thread while they load, instead of at their first call, which
 * may be a visitor's click (Chromium 136, "explicit compile hints").
 */
export const compileHint = (...chunks: string[]): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    // The hint must come first: Vite writes its list of files to the start before this.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !chunks.includes(file.name)) continue
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
})
