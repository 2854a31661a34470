// Parts that the event does not use cost its visitors nothing.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../../scripts/lib/built-site.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { textsIn } from '../../src/event/reading/mapTexts.ts'
import { copy } from '../support/specification.ts'

const { delivery, thanks, ticketFrame, ...used } = copy
const elsewhere = new Set(textsIn(used).map(({ text }) => text))
const unused = textsIn({ delivery, thanks, ticketFrame })
  .map(({ text }) => text)
  // A short text may be part of another.
  .filter((text) => text.length > 12 && !elsewhere.has(text))
const ofPhotos = ['FramedPhoto', '<picture', '`picture`', 'image/avif', '<img']

it('no file holds a word of forms that are sent, of the platform’s window, or of photos', () => {
  const files = filesBelow(distDir).filter((file) => /\.(?:html|js|css)$/.test(file))
  const words = [...unused, '_gotcha', ...ofPhotos]
  expect(Math.min(files.length, words.length)).toBeGreaterThan(16)
  const found = files.flatMap((file) => {
    const text = file + readFileSync(path.join(distDir, file), 'utf8')
    return words.filter((word) => text.includes(word)).map((word) => `${file} holds ${word}`)
  })
  expect(found).toEqual([])
})
