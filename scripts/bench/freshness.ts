import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { buildSources } from '../build/sources.ts'

/** The bench lies among the sources, but nothing of the built site is made from it. */
const notASource = path.join('scripts', 'bench')

/** Whether a built site is missing or older than one of its sources below `root`. */
export function isStale(dir: string, root = '.'): boolean {
  const page = path.join(root, dir, 'index.html')
  if (!existsSync(page)) return true
  const built = statSync(page).mtimeMs
  const except = path.join(root, notASource)
  return buildSources.some((name) => newest(path.join(root, name), except) > built)
}

function newest(file: string, except: string): number {
  if (file.startsWith(except) || !existsSync(file)) return 0
  const { mtimeMs } = statSync(file)
  if (!statSync(file).isDirectory()) return mtimeMs
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name), except)))
}
