import path from 'node:path'
import { publishedAt } from '../../scripts/build/read/siteAddress.ts'
import { readSiteContent } from './site-content.ts'

/** What src/content holds: the specification's event, or that of whoever publishes a copy. */
export const content = readSiteContent('src/content', Date.now())

/** Its built site: `npm test` names one of its own. */
export const distDir = process.env.DIST || 'dist'

/** The built sites, and where they are: of what src/content holds, and of the tests' event, in a sub-folder. */
export const sites = {
  CONTENT: { dist: distDir, ...publishedAt(process.env, content.event) },
  EVENTO: { dist: path.resolve('reports/evento/dist'), base: '/evento/' },
} as const
