import sirv from 'sirv'
import type { Plugin } from 'vite'
import { generatedFolder } from '../lib/work-folder.ts'

/** Lets `npm run dev` serve the generated files, which would be answered with a page otherwise. */
export function serveGeneratedFiles(): Plugin {
  return {
    name: 'serve-generated-files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      // "dev" looks files up at each request.
      middlewares.use(config.base, sirv(generatedFolder, { dev: true }))
    },
  }
}
