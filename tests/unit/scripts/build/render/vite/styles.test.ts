import { expect, it } from 'vitest'
import { scopedName } from '../../../../../../scripts/build/render/vite/styles.ts'

const menuStyles = 'src/site/Header/Menu.module.scss'
const headerStyles = 'src/site/Header/Header.module.scss'

it('a class always gets the same name, which ends with the number of its stylesheet in base 36', () => {
  const name = scopedName('root', menuStyles)
  expect(name).toMatch(/^root-[\da-z]{1,2}$/)
  expect(scopedName('root', menuStyles)).toBe(name)
})

it('a class that two stylesheets define gets a different name in each', () => {
  expect(scopedName('root', menuStyles)).not.toBe(scopedName('root', headerStyles))
})

// A stylesheet has no number if it is added while `npm run dev` runs.
it('a class of a stylesheet without a number gets a name with a hash', () => {
  const name = scopedName('root', 'src/site/New.module.scss')
  expect(name).toMatch(/^root-[\da-f]{8}$/)
  expect(scopedName('root', 'src/site/Newer.module.scss')).not.toBe(name)
})
