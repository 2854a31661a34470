import { usesOf } from '../../src/event/uses.ts'
import { builtPages, loadContent } from './loadContent.ts'

/**
 * Constants of the pages (src/content.d.ts), each of which stands in the code itself, so that the bundler drops what depends
 * on it. Other values are modules (content.ts).
 */
export function buildTimeValues(): Readonly<Record<string, string>> {
  const content = loadContent()
  const pages = Object.entries(builtPages(content.pages))
  const uses = [
    ...Object.entries(usesOf(content)),
    ...pages.map(([id, is]) => [`pages.${id}`, is] as const),
  ]
  return Object.fromEntries(uses.map(([name, is]) => [`__USES__.${name}`, String(is)]))
}
