import { expect, it } from 'vitest'
import { scopedName } from '../../../../../../scripts/build/render/vite/styles.ts'

it('a class gets the same name each time, with a hash of its file', () => {
  const name = scopedName('root', 'src/Menu.module.scss')
  expect(name).toMatch(/^root-[\da-f]{4}$/)
  expect(scopedName('root', 'src/Menu.module.scss')).toBe(name)
})

it('two files with the same hash stop the build', () => {
  // Among a thousand files some have the same four digits.
  expect(() => {
    for (let i = 0; i < 1000; i += 1) scopedName('root', `${i}.scss`)
  }).toThrow(/^Rename \d+\.scss: its classes have the hash of \d+\.scss\.$/)
})
