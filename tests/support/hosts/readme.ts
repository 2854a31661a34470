import { readFileSync } from 'node:fs'
import type { Assignment } from './host-kind.ts'

const readmeFile = 'scripts/publish/hosts/README.md'

/** The folder that the README's configurations serve; the tests put a folder of their own in its place. */
const readmeRoot = '/var/www/ejemplo.org'

/** The README's configuration in a language of its own, for another folder, port and sub-folder. */
export function readmeConfiguration(language: string, { root, base }: Assignment): string {
  const readme = readFileSync(readmeFile, 'utf8')
  const block = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1]
  if (!block) throw new Error(`${readmeFile} holds no configuration in "${language}" any more.`)
  return block
    .replaceAll(`${readmeRoot}/.hosts/`, `${readmeRoot}${base}.hosts/`)
    .replaceAll(readmeRoot, root)
}

export function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${readmeFile} holds no "${from}" any more.`)
  return text.replace(from, to)
}
