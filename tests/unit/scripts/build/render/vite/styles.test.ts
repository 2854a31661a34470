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

it('a style sheet outside of src stops the build', () => {
  expect(() => scopedName('root', 'styles/menu.module.scss')).toThrow(/is not below src/)
})
