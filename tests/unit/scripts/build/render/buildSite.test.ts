import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { replaceDist } from '../../../../../scripts/build/render/buildSite.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

it('a new site that cannot be moved into its folder leaves the previous site there', () => {
  const dir = folderWith({ 'dist/index.html': 'previous site' })
  const absentSite = `${dir}/site`
  // The message advises the variable DIST, which chooses another folder.
  expect(() => replaceDist(absentSite, `${dir}/dist`, `${dir}/previous`)).toThrow('DIST')
  expect(readFileSync(`${dir}/dist/index.html`, 'utf8')).toBe('previous site')
})
