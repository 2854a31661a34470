import { cpSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** What a build reads, below the repository's root. */
export const buildSources = [
  'index.html',
  'package.json',
  'public',
  'scripts',
  'src',
  'styles',
  'tsconfig.json',
  'vite.config.ts',
] as const

/** Copies what a build reads into a folder, for builds whose content or address is another; the packages are shared. */
export function copyBuildSources(folder: string): void {
  for (const name of buildSources) {
    cpSync(name, path.join(folder, name), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
}
