import path from 'node:path'
import { distDir } from '../../scripts/lib/work-folder.ts'

/** The tests' other site, with every option of an event; it is to lie in a sub-folder of its host. */
export const fullEvent = { dist: path.resolve('reports/events/full/dist'), base: '/evento/' }

/** All sites that are built, by name. */
export const builtSites = [
  ['delivered', distDir],
  ['full', fullEvent.dist],
] as const
