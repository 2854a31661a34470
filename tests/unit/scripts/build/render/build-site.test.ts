import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { replaceDist } from '../../../../../scripts/build/render/build-site.ts'
import { folderWith } from '../../../../support/made-up-site.ts'

it('a finished site that cannot take the place of the last one leaves it', () => {
  const dir = folderWith({ 'dist/index.html': 'the last one' })
  expect(() => replaceDist(`${dir}/site`, `${dir}/dist`, `${dir}/previous`)).toThrow('DIST')
  expect(readFileSync(`${dir}/dist/index.html`, 'utf8')).toBe('the last one')
})
