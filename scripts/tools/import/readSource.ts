import { decodeFile } from './decodeFile.ts'
import { readJson } from './readJson.ts'
import { readTable } from './readTable.ts'
import type { Source } from './rows.ts'

/**
 * Reads an export of Sessionize or pretalx, or CSV with a session a row.
 * @throws if it is none of them
 */
export function readSource(file: string): Source {
  const { text, remarks } = decodeFile(file)
  const isJson = /^\s*[{[]/.test(text)
  const source = isJson ? readJson(text) : readTable(text)
  return { ...source, remarks: [...remarks, ...source.remarks] }
}
