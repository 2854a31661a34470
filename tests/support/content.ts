import path from 'node:path'
import { publishedAt } from '../../scripts/build/read/siteAddress.ts'
import { readSiteContent } from './site-content.ts'

/** The event in src/content: the specification's, or an organiser's in a copy of this repository. */
export const content = readSiteContent('src/content', Date.now())

/** The folder of its built site. `npm test` sets DIST, so that `dist` stays as it is. */
export const distDir = process.env.DIST || 'dist'

/** The built sites of src/content and of the tests' event. The tests' event is published in a sub-folder of its host. */
export const sites = {
  CONTENT: { dist: distDir, ...publishedAt(process.env, content.event) },
  EVENTO: { dist: path.resolve('reports/evento/dist'), base: '/evento/' },
} as const
