// Large parts that the event does not use cost its visitors nothing.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/lib/built-site.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { textsIn } from '../../scripts/content/mapTexts.ts'
import { usesOf } from '../../src/event/uses.ts'
import { fullEvent } from '../support/built-event.ts'
import { copy, specification } from '../support/specification.ts'

const uses: Readonly<Record<string, boolean>> = { ...usesOf(specification), thanks: false }
const sections = Object.entries(copy)
const [used, unusedSections] = [true, false].map((is) =>
  sections.filter(([name]) => (uses[name] ?? true) === is),
) as [typeof sections, typeof sections]
const elsewhere = new Set(textsIn(used).map(({ text }) => text))
const textsOf = (parts: object) =>
  textsIn(parts)
    .map(({ text }) => text)
    // A short text may be part of another.
    .filter((text) => text.length > 12 && !elsewhere.has(text))
const unused = textsOf(unusedSections)

/** Those of these words that a file of a built site holds. */
function held(words: readonly string[], dist: string): string[] {
  const files = filesBelow(dist).filter((file) => /\.(?:html|js|css)$/.test(file))
  // With plain spaces where pages and scripts keep words together.
  const texts = files.map((file) =>
    readFileSync(path.join(dist, file), 'utf8').replaceAll(/\\xA0|\u00A0/g, ' '),
  )
  return words.filter((word) => texts.some((text) => text.includes(word)))
}

it('no file holds a word of forms that are sent or of the platform’s window', () => {
  const words = [...unused, '_gotcha']
  expect(words.length).toBeGreaterThan(8)
  // Where they are used they are found.
  expect(held(words, fullEvent.dist)).toEqual(words)
  expect(held(words, distDir)).toEqual([])
})
