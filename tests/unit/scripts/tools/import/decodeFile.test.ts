// The encodings in which spreadsheets and other tools write their files.
import path from 'node:path'
import { expect, it } from 'vitest'
import { decodeFile } from '../../../../../scripts/tools/import/decodeFile.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

/** The text that is read from a file with these bytes, and the remarks on it. */
const decode = (bytes: Buffer) => decodeFile(path.join(folderWith({ 'a.csv': bytes }), 'a.csv'))

const text = 'Panadería;10 €'

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, little-endian', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, big-endian', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
])('a file in %s is read without a remark', (_, bytes) => {
  expect(decode(bytes)).toEqual({ text, remarks: [] })
})

it('a file in Windows-1252 is read with a remark', () => {
  // Node cannot write Windows-1252, but Latin-1. Of this text only "€" differs: its byte is 0x80 in Windows-1252.
  const bytes = Buffer.from(text.replace('€', '\u0080'), 'latin1')
  const decoded = decode(bytes)
  expect(decoded.text).toBe(text)
  expect(decoded.remarks).toEqual([expect.stringContaining('se lee como Windows-1252')])
})

// The two files have the first bytes of their formats.
it.each([
  ['.xlsx', Buffer.from('PK\u0003\u0004')],
  ['.xls', Buffer.from('D0CF11E0', 'hex')],
])('a workbook (%s) is refused', (_, bytes) => {
  expect(() => decode(bytes)).toThrow('es un libro de Excel: guárdalo como CSV')
})
