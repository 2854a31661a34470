// Contrasts of texts and links in both themes, as the stylesheets define them.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf } from '../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../support/colours.ts'
import { colours, pageColours } from '../../../src/azulejo/palette.ts'

const palette: Readonly<Record<string, string>> = { ...colours, ...pageColours }

/** The colours of roles in a stylesheet: `--color-text: var(--tinta)` → { text: "#…" }. */
const rolesIn = (scss = ''): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    [...scss.matchAll(/--color-([\w-]+): var\(--(\w+)\)/g)].map(([, role, name = '']) => [
      role,
      palette[name],
    ]),
  )

const [light, dark] = readFileSync('styles/_tokens.scss', 'utf8').split('color-scheme: dark')

/** Pairs of the colours of text and ground on each coloured field: "cal tinta". */
const pairsOnFields = [
  ...readFileSync('styles/_layout.scss', 'utf8').matchAll(/\(\w+, (\w+), (\w+), \w+\)/g),
].map(([, ground, ink]) => `${ink} ${ground}`)

/** The audit measures other colours on the pages, such as the orange of buttons, by level AA. */
it.each([
  ['light', rolesIn(light)],
  ['dark', { ...rolesIn(light), ...rolesIn(dark) }],
])('in the %s theme texts have a contrast of 7 to 1 (WCAG 1.4.6, level AAA)', (_, roles) => {
  const pairsOnPages = ['text page', 'text surface', 'link page', 'link surface']
  expect(pairsOnFields.length).toBeGreaterThan(3)
  const palePairs = [...pairsOnPages, ...pairsOnFields].filter((pair) => {
    const [text, ground] = pair.split(' ').map((name) => roles[name] ?? palette[name])
    return !text || !ground || contrastOf(rgbOf(text), rgbOf(ground)) < 7
  })
  expect(palePairs).toEqual([])
})
