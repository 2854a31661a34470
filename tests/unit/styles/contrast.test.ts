import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf } from '../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../support/colours.ts'
import { colours, pageColours } from '../../../src/azulejo/palette.ts'

const palette: Readonly<Record<string, string>> = { ...colours, ...pageColours }

/** Roles and their colours. */
const rolesIn = (scss = ''): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    [...scss.matchAll(/--color-([\w-]+): var\(--(\w+)\)/g)].map(([, role, name = '']) => [
      role,
      palette[name],
    ]),
  )

const [light, dark] = readFileSync('styles/_tokens.scss', 'utf8').split('color-scheme: dark')

/** The colour of all that is seen on each coloured field, and its ground. */
const onFields = [
  ...readFileSync('styles/_layout.scss', 'utf8').matchAll(/\(\w+, (\w+), (\w+), \w+\)/g),
].map(([, ground, ink]) => `${ink} ${ground}`)

/** The audit measures the rest, on the pages and by level AA: the orange of what sells, too. */
it.each([
  ['light', rolesIn(light)],
  ['dark', { ...rolesIn(light), ...rolesIn(dark) }],
])('in the %s theme, what is read is 7 to 1 (WCAG 1.4.6, level AAA)', (_, roles) => {
  const onSheets = ['text page', 'text surface', 'link page', 'link surface']
  expect(onFields.length).toBeGreaterThan(3)
  const pairs = [...onSheets, ...onFields]
  const pale = pairs.filter((pair) => {
    const [front, back] = pair.split(' ').map((name) => roles[name] ?? palette[name])
    return !front || !back || contrastOf(rgbOf(front), rgbOf(back)) < 7
  })
  expect(pale).toEqual([])
})
