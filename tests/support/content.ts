import path from 'node:path'
import { publishedAt, readSiteContent } from '../../scripts/build/derive/loadContent.ts'
import { distDir } from '../../scripts/build/lib/work-folder.ts'

/** What src/content holds: the specification's event, or that of whoever publishes a copy. */
export const content = readSiteContent('src/content')

/** The built sites, and where they are: of what src/content holds, and of the tests' event, in a sub-folder. */
export const sites = {
  CONTENT: { dist: distDir, ...publishedAt(process.env, content.event) },
  EVENTO: { dist: path.resolve('reports/evento/dist'), base: '/evento/' },
} as const
