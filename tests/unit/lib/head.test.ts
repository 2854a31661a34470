// What the built pages of tests/pages do not show.
import { expect, it } from 'vitest'
import { siteTags } from '../../../src/lib/head.ts'

it('all pages name the account in the fediverse, if there is one', () => {
  const creator = '@encuentro@mastodon.example'
  expect(siteTags({ facts: [], creator })).toEqual([
    { name: 'fediverse:creator', content: creator },
  ])
  expect(siteTags({ facts: [], creator: undefined })).toEqual([])
})
