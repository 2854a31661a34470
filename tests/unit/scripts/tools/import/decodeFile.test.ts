// The encodings in which spreadsheets and tools write their files.
import path from 'node:path'
import { expect, it } from 'vitest'
import { decodeFile } from '../../../../../scripts/tools/import/decodeFile.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

/** The text of a file that has these bytes, and the remarks on it. */
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
  // Node cannot write Windows-1252. For this text it has the bytes of Latin-1, except "€", which is the byte 0x80.
  const latin1Text = text.replace('€', '\u0080')
  const read = decode(Buffer.from(latin1Text, 'latin1'))
  expect(read.text).toBe(text)
  expect(read.remarks).toEqual([expect.stringContaining('se lee como Windows-1252')])
})

// The first bytes of the two formats.
it.each([
  ['.xlsx', Buffer.from('PK\u0003\u0004')],
  ['.xls', Buffer.from('D0CF11E0', 'hex')],
])('a workbook (%s) is refused', (_, bytes) => {
  expect(() => decode(bytes)).toThrow('es un libro de Excel: guárdalo como CSV')
})
