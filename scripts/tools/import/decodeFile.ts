import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { plainLetters } from '../../build/read/yamlFile.ts'

/** A file's text, and remarks for the report about its encoding. */
export type DecodedFile = { readonly text: string; readonly remarks: readonly string[] }

/** The first four bytes of workbooks: .xlsx and .ods files are ZIP archives, and .xls files are OLE compound files. */
const workbookSignatures = new Set(['504b0304', 'd0cf11e0'])

/** The two encodings of UTF-16 by their byte order marks, the first two bytes of a file. */
const utf16ByMark: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

/**
 * Reads a text file in UTF-8, UTF-16 or Windows-1252. Excel still writes Windows-1252.
 * @throws if the file is a workbook
 */
export function decodeFile(file: string): DecodedFile {
  const bytes = readFileSync(file)
  const beginning = bytes.toString('hex', 0, 4)
  if (workbookSignatures.has(beginning)) {
    throw new Error('el archivo es un libro de Excel: guárdalo como CSV')
  }
  const utf16 = utf16ByMark[beginning.slice(0, 4)]
  if (utf16) return { text: decode(bytes, utf16), remarks: [] }
  if (isUtf8(bytes)) return { text: decode(bytes, 'utf-8'), remarks: [] }
  const remark =
    'el archivo no es UTF-8, y se lee como Windows-1252: mira que las tildes estén bien'
  return { text: decode(bytes, 'windows-1252'), remarks: [remark] }
}

/** Decodes bytes. Without `stream`, Node 20 decodes Windows-1252 as Latin-1, which has no "€". */
const decode = (bytes: Buffer, encoding: string) =>
  plainLetters(new TextDecoder(encoding).decode(bytes, { stream: true }))
