import sirv from 'sirv'
import type { Plugin } from 'vite'
import { madeFolder } from '../lib/work-folder.ts'

/** Has `npm run dev` serve what is published beside the pages, which would be answered with a page otherwise. */
export function serveMadeFiles(): Plugin {
  return {
    name: 'serve-made-files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      // "dev" looks files up at each request.
      middlewares.use(config.base, sirv(madeFolder, { dev: true }))
    },
  }
}
