import { expect, it } from 'vitest'
import { scopedName } from '../../../../../../scripts/build/render/vite/styles.ts'

const menu = 'src/site/Header/Menu.module.scss'
const header = 'src/site/Header/Header.module.scss'

it('a class always gets the same name, which ends with the number of its stylesheet', () => {
  const name = scopedName('root', menu)
  // The number is in base 36.
  expect(name).toMatch(/^root-[\da-z]{1,2}$/)
  expect(scopedName('root', menu)).toBe(name)
})

it('classes of the same name in two stylesheets get two names', () => {
  expect(scopedName('root', menu)).not.toBe(scopedName('root', header))
})

it('classes of a stylesheet that is added while `npm run dev` runs get names with a hash', () => {
  const name = scopedName('root', 'src/site/New.module.scss')
  expect(name).toMatch(/^root-[\da-f]{8}$/)
  expect(scopedName('root', 'src/site/Newer.module.scss')).not.toBe(name)
})
