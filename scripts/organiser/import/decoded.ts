import { isUtf8 } from 'node:buffer'
import { plainLetters } from '../../read/yamlFile.ts'
import type { Report } from '../../lib/run-script.ts'

/** Windows-1252 from 80 to 9F. Node's own decoder takes these bytes for controls where its ICU is small. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, which spreadsheets still write.
 * @throws if it is a workbook
 */
export function decoded(bytes: Buffer, report: Report): string {
  const first = bytes.toString('hex', 0, 4)
  if (/^(?:504b0304|d0cf11e0)/.test(first)) {
    throw new Error('el archivo es un libro de Excel: guárdalo como CSV')
  }
  if (/^(?:fffe|(?!00)..00(?!00)..00)/.test(first)) return plainLetters(bytes.toString('utf16le'))
  if (/^(?:feff|00..00)/.test(first)) {
    const pairs = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    return plainLetters(pairs.swap16().toString('utf16le'))
  }
  if (isUtf8(bytes)) return plainLetters(bytes.toString())
  report('el archivo no es UTF-8, y se lee como Windows-1252: mira que las tildes estén bien')
  const text = bytes.toString('latin1')
  return plainLetters(text.replaceAll(/[\u0080-\u009F]/g, (one) => signs[one.charCodeAt(0) - 128]!))
}
