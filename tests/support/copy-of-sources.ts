import { folderWith } from './made-up-site.ts'
import { copyBuildSources } from './sources.ts'

/** A folder with what a build needs, for builds that fail on purpose. It is removed after the test. */
export function copyOfSources(): string {
  const folder = folderWith({})
  copyBuildSources(folder)
  return folder
}
