import { expect, it } from 'vitest'
import { licenceList } from '../../../../scripts/build/licences.ts'

const text = 'MIT License\n\nCopyright'
const react = { name: 'react', version: '19.3.1', identifier: 'MIT', text }

it('the list of licences holds each package’s name, version and licence text, and the font’s', () => {
  const list = licenceList(
    JSON.stringify([react, { ...react, name: 'scheduler', text: undefined }]),
  )
  expect(list).toContain('react 19.3.1 · MIT\n\nMIT License\n\nCopyright\n')
  expect(list).toContain('scheduler 19.3.1 · MIT\n')
  expect(list).toMatch(/bricolage-\S+ [\d.]+ · OFL-1\.1\n\nCopyright[^]*SIL OPEN FONT LICENSE/)
})
