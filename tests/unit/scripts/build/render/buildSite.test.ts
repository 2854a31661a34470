import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { replaceDist } from '../../../../../scripts/build/render/buildSite.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

it('if the new site cannot be moved to its folder, the previous site stays there', () => {
  const dir = folderWith({ 'dist/index.html': 'previous site' })
  const absentSite = `${dir}/site`
  expect(() => replaceDist(absentSite, `${dir}/dist`, `${dir}/previous`)).toThrow('DIST')
  expect(readFileSync(`${dir}/dist/index.html`, 'utf8')).toBe('previous site')
})
