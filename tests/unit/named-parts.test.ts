// A script carries each part of the texts that it names, and all of them if it names none (src/content.d.ts).
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/build/lib/site-files.ts'

const imported = /^import \{[^}]*\} from 'content:values'$/gm
const comment = /\/\*[^]*?\*\/|\/\/.*/g

/** Uses of `copy`, `facts` and `files` that name no part: destructured, passed on, or with a variable as the name. */
function unnamedParts(code: string): string[] {
  const [line = ''] = code.match(imported) ?? []
  const names = line.match(/\b(?:copy|facts|files)\b/g) ?? []
  const rest = code.replaceAll(imported, '').replaceAll(comment, '')
  return names.flatMap(
    (name) => rest.match(new RegExp(`(?<![.\\w'"/-])${name}\\b(?![.:'"-]).*`, 'g')) ?? [],
  )
}

it('pages name the parts of the texts', () => {
  const files = filesBelow('src').filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  const code = files.map((file) => readFileSync(`src/${file}`, 'utf8'))
  expect(code.filter((one) => one.match(imported)).length).toBeGreaterThan(20)
  expect(code.flatMap(unnamedParts)).toEqual([])
})
