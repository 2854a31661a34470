// A text that nothing shows would be translated, corrected and trusted for nobody.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from '../../support/files-in.ts'
import { specification } from '../../support/specification.ts'

/** The names of all texts in a value, without those of its lists. */
function namesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return [name]
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, name))
  return Object.entries(value ?? {}).flatMap(([key, part]) => namesIn(part, key))
}

it('every text is named by the sources, which is all that this can see', () => {
  const files = ['src', 'scripts'].flatMap((dir) => filesIn(dir, /\.(?:tsx?|html)$/))
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []))
  const { copy, files: names, states } = { states: {}, ...specification }
  const all = new Set(namesIn({ copy, names, states }))
  expect(all.size).toBeGreaterThan(100)
  expect([...all].filter((name) => !words.has(name))).toEqual([])
})
