import { expect, it } from 'vitest'
import { fileTypeOf } from '../../../../../scripts/build/hosts/fileTypes.ts'

it('a published file has the content type of its ending', () => {
  expect(fileTypeOf('programa.ics')?.type).toBe('text/calendar; charset=utf-8')
})

it('a file without an ending has no content type', () => {
  expect(fileTypeOf('.nojekyll')).toBeNull()
})

it('a file with an unknown ending stops the build', () => {
  expect(() => fileTypeOf('programa.csv')).toThrow(/fileTypes\.ts has no line for "\.csv"/)
})
