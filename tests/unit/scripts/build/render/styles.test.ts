import { expect, it } from 'vitest'
import { scopedName } from '../../../../../scripts/build/render/vite/styles.ts'

it('a class has one name in a file, and no two files share one', () => {
  const name = scopedName('root', 'src/Menu.module.scss')
  expect(name).toMatch(/^root-[\da-f]{4}$/)
  expect(scopedName('root', 'src/Menu.module.scss')).toBe(name)
  // Among a thousand files some have the same four digits.
  expect(() => {
    for (let i = 0; i < 1000; i += 1) scopedName('root', `${i}.scss`)
  }).toThrow(/^Rename \d+\.scss: its classes have the hash of \d+\.scss\.$/)
})
