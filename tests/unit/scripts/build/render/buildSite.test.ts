import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { replaceDist } from '../../../../../scripts/build/render/buildSite.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

it('a build that cannot replace the previous site leaves it in place', () => {
  const dir = folderWith({ 'dist/index.html': 'the site before' })
  const absentSite = `${dir}/site`
  expect(() => replaceDist(absentSite, `${dir}/dist`, `${dir}/previous`)).toThrow('DIST')
  expect(readFileSync(`${dir}/dist/index.html`, 'utf8')).toBe('the site before')
})
