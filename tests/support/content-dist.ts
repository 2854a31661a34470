import { absoluteUrl, publicPath } from '../../src/lib/address.ts'
import { distDir, sites } from './content.ts'
import { siteIn } from './dist.ts'

/** Pages and names of all files of the built site of src/content. `npm run evento` does not build it. */
export const { pages: builtPages, files } = siteIn(distDir)

/** The address of a page or file on the site's host: "/faq", or "/evento/faq" if the site is in a sub-folder. */
export const href = (path: string) => publicPath(path, sites.CONTENT)

/** The whole address of a page or file: "https://ejemplo.org/faq". */
export const absolute = (path: string) => absoluteUrl(path, sites.CONTENT)
