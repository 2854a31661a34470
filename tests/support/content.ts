import path from 'node:path'
import { publishedAt, readSiteContent } from '../../scripts/build/derive/loadContent.ts'
import { distDir } from '../../scripts/build/lib/work-folder.ts'

/** The event in src/content: the specification's, or an organiser's in a copy of this repository. */
export const content = readSiteContent('src/content')

/** The built sites of the two events. The tests' event is in a sub-folder of its host. */
export const sites = {
  CONTENT: { dist: distDir, ...publishedAt(process.env, content.event) },
  EVENTO: { dist: path.resolve('reports/evento/dist'), base: '/evento/' },
} as const
