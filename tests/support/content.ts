import path from 'node:path'
import { siteAddressOf } from '../../scripts/build/read/siteAddress.ts'
import { absoluteUrl, publicPath } from '../../src/lib/address.ts'
import { readSiteContent } from './siteContent.ts'

/**
 * The event in src/content. It is the specification's, or, in a copy of this repository, an organiser's. `npm test` builds its
 * site at the present moment, so tests read it at the present moment, too.
 */
export const content = readSiteContent('src/content', Date.now())

/** The folder of this event's built site. `npm test` sets DIST, so that `dist` stays as it is. */
export const distDir = process.env.DIST || 'dist'

/**
 * Folder and address of each built site: CONTENT is the site of src/content, and EVENTO that of the tests' event, which is in
 * a sub-folder of its host. `siteIn` (dist.ts) reads the pages in a folder.
 */
export const sites = {
  CONTENT: { dist: distDir, ...siteAddressOf(process.env, content.event) },
  EVENTO: { dist: path.resolve('reports/evento/dist'), base: '/evento/' },
} as const

/** The address of a page or file of src/content on its host: "/faq", or "/evento/faq" if the site is in a sub-folder. */
export const href = (sitePath: string) => publicPath(sitePath, sites.CONTENT)

/** The whole address of a page or file of src/content: "https://ejemplo.org/faq". */
export const absolute = (sitePath: string) => absoluteUrl(sitePath, sites.CONTENT)
