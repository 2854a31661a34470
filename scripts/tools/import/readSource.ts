import { decodeFile } from './decodeFile.ts'
import { readJson } from './readJson.ts'
import { readTable } from './readTable.ts'
import type { Source } from './rows.ts'

/**
 * Reads an export of Sessionize or pretalx, or a CSV file with a session in each row.
 * @throws if the file is none of these
 */
export function readSource(file: string): Source {
  const { text, remarks } = decodeFile(file)
  const isJson = /^\s*[{[]/.test(text)
  const source = isJson ? readJson(text) : readTable(text)
  return { ...source, remarks: [...remarks, ...source.remarks] }
}
