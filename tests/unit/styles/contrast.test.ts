import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '../../../scripts/lib/contrast.ts'
import { rgbOf } from '../../support/colours.ts'
import { colours, sheet } from '../../../src/azulejo/palette.ts'

/** The roles of styles/_tokens.scss in one theme, as colours. */
function readRoles(theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const scss = readFileSync('styles/_tokens.scss', 'utf8')
  const [light = '', dark = ''] = scss.split('prefers-color-scheme: dark')
  const declared = theme === 'light' ? light : light + dark
  const palette: Readonly<Record<string, string>> = { ...colours, ...sheet }
  return new Map(
    [...declared.matchAll(/--color-([\w-]+): var\(--(\w+)\)/g)].map(([, role = '', name = '']) => [
      role,
      palette[name] ?? `--${name} is no colour`,
    ]),
  )
}

/** The coloured fields. All that is seen on one has one colour. */
const [, toneList = ''] =
  readFileSync('styles/_layout.scss', 'utf8').match(/@each \$tone in \((.+)\)/) ?? []
const tones = toneList.split(', ')

/** What is read on what. The audit measures the rest on the pages, by level AA. */
const pairs = [
  ['text', 'page'],
  ['text', 'surface'],
  ['link', 'page'],
  ['link', 'surface'],
  ['page', 'text'],
  ['page', 'link'],
  ...tones.map((tone) => [`on-${tone}`, tone] as const),
] as const

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const roles = readRoles(theme)

  it.each(pairs)(
    '%s stands out from %s by at least 7 to 1 (WCAG 1.4.6, level AAA)',
    (front, back) => {
      const [frontColour, backColour] = [roles.get(front), roles.get(back)]
      expect(frontColour, `--color-${front}`).toMatch(/^#[\da-f]{6}$/)
      expect(backColour, `--color-${back}`).toMatch(/^#[\da-f]{6}$/)
      const contrast = contrastOf(rgbOf(frontColour ?? ''), rgbOf(backColour ?? ''))
      expect(contrast).toBeGreaterThanOrEqual(7)
    },
  )
})
