import path from 'node:path'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { address } from './content.ts'

/** The built sites: of what src/content holds, and of the tests' event, in a sub-folder of its host. */
export const sites = {
  CONTENT: { dist: distDir, base: address.base },
  EVENTO: { dist: path.resolve('reports/evento/dist'), base: '/evento/' },
} as const
