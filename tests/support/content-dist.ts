import { absoluteUrl, publicPath } from '../../src/lib/address.ts'
import { distDir, sites } from './content.ts'
import { siteIn } from './dist.ts'

/** The built site of src/content: its pages, its files and its addresses. `npm run evento` does not build it. */
export const { pages: builtPages, files } = siteIn(distDir)
export const href = (path: string) => publicPath(path, sites.CONTENT)
export const absolute = (path: string) => absoluteUrl(path, sites.CONTENT)
