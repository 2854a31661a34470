import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastOf } from '../../../scripts/lib/contrast.ts'
import { rgbOf } from '../../support/colours.ts'
import { colours, sheet } from '../../../src/azulejo/palette.ts'

const palette: Readonly<Record<string, string>> = { ...colours, ...sheet }

/** Roles and their colours. */
const rolesIn = (scss = ''): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    [...scss.matchAll(/--color-([\w-]+): var\(--(\w+)\)/g)].map(([, role, name = '']) => [
      role,
      palette[name],
    ]),
  )

const [light, dark] = readFileSync('styles/_tokens.scss', 'utf8').split('color-scheme: dark')

/** The audit measures the rest, on the pages and by level AA: the orange of what sells, too. */
it.each([
  ['light', rolesIn(light)],
  ['dark', { ...rolesIn(light), ...rolesIn(dark) }],
])('in the %s theme, what is read is 7 to 1 (WCAG 1.4.6, level AAA)', (_, roles) => {
  const onSheets = ['text page', 'text surface', 'link page', 'link surface']
  const onFields = Object.keys(roles).filter((role) => /^on-(?!buy)/.test(role))
  expect(onFields.length).toBeGreaterThan(3)
  const pairs = [...onSheets, ...onFields.map((role) => `${role} ${role.slice(3)}`)]
  const pale = pairs.filter((pair) => {
    const [front, back] = pair.split(' ').map((role) => roles[role])
    return !front || !back || contrastOf(rgbOf(front), rgbOf(back)) < 7
  })
  expect(pale).toEqual([])
})
