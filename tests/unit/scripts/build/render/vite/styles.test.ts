import { expect, it } from 'vitest'
import { scopedName } from '../../../../../../scripts/build/render/vite/styles.ts'

const menu = 'src/site/Header/Menu.module.scss'
const header = 'src/site/Header/Header.module.scss'

it('a class gets the same name each time, with the number of its style sheet', () => {
  const name = scopedName('root', menu)
  expect(name).toMatch(/^root-[\da-z]{1,2}$/)
  expect(scopedName('root', menu)).toBe(name)
})

it('classes of the same name in two style sheets have two names', () => {
  expect(scopedName('root', menu)).not.toBe(scopedName('root', header))
})

it('a style sheet that is added while `npm run dev` runs gets names of its own', () => {
  const name = scopedName('root', 'src/site/New.module.scss')
  expect(name).toMatch(/^root-[\da-f]{8}$/)
  expect(scopedName('root', 'src/site/Newer.module.scss')).not.toBe(name)
})
