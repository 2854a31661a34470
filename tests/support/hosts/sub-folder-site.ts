import type { TestProject } from 'vitest/node'
import { buildElsewhere, inFolder, removePublicFolders } from './sites.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the site as it is built for a sub-folder. */
    readonly subFolderDist: string
  }
}

/** Builds it once for all files of tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('subFolderDist', await buildElsewhere(inFolder))
  return removePublicFolders
}
