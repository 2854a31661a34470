// What the event has no use for costs its visitors nothing.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/lib/built-site.ts'
import { textsIn } from '../../scripts/content/map-texts.ts'
import { copy } from '../support/specification.ts'

const { delivery, thanks, ticketFrame, ...used } = copy

it('no file holds a word of forms that are sent, or of the platform’s window', () => {
  const elsewhere = new Set(textsIn(used).map(({ text }) => text))
  const words = textsIn({ delivery, thanks, ticketFrame })
    .map(({ text }) => text)
    // A short one may be a part of another.
    .filter((value) => value.length > 12 && !elsewhere.has(value))
  expect(words.length).toBeGreaterThan(12)
  const files = filesBelow('dist').filter((file) => /\.(?:html|js|css)$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  const found = files.filter((file) => {
    const text = readFileSync(path.join('dist', file), 'utf8')
    return [...words, '_gotcha'].some((word) => text.includes(word))
  })
  expect(found).toEqual([])
})
