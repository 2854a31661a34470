import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Report } from '../../build/lib/run-script.ts'
import { plainLetters } from '../../build/read/yamlFile.ts'

export type Fields = Readonly<Record<string, unknown>>
/** A session of a source: where it is, and its values with the names that they have there. */
type Row = { readonly where: string; readonly cells: readonly (readonly [string, unknown])[] }

export const object = (value: unknown) =>
  typeof value === 'object' && value ? (value as Fields) : {}
export const list = (value: unknown): readonly unknown[] => Object.values(object(value))
const objects = (value: unknown) => list(value).map(object)

/** A text of JSON: the Spanish one, or else the first, if there are several languages. */
export function textIn(value: unknown): string {
  if (typeof value === 'object') return textIn(object(value).es ?? list(value)[0] ?? '')
  return ['string', 'number'].includes(typeof value) ? String(value).trim() : ''
}

/**
 * Reads JSON or CSV in UTF-8, UTF-16 or Windows-1252, which spreadsheets still write.
 * @throws if it is a workbook, or incomplete
 */
export function readSource(file: string, report: Report): readonly Row[] {
  const bytes = readFileSync(file)
  const first = bytes.toString('hex', 0, 4)
  if (['504b0304', 'd0cf11e0'].includes(first)) {
    throw new Error('el archivo es un libro de Excel: guárdalo como CSV')
  }
  const utf16 = { fffe: 'utf-16le', feff: 'utf-16be' }[first.slice(0, 4)]
  const encoding = utf16 ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')
  if (encoding === 'windows-1252')
    report('el archivo no es UTF-8, y se lee como Windows-1252: mira que las tildes estén bien')
  // As a stream: at once, Node 20 takes Windows-1252 for Latin-1, which has no "€".
  const text = plainLetters(new TextDecoder(encoding).decode(bytes, { stream: true }))
  return /^\s*\{/.test(text) ? readJson(text, report) : readTable(text, report)
}

/** Reads Sessionize's "All data" (sessionize.com/playbook/api), or pretalx' schedule.json (docs.pretalx.org). */
function readJson(text: string, report: Report): readonly Row[] {
  const { schedule, sessions, ...data } = parsed(text)
  const days = objects(object(object(schedule).conference).days)
  if (days.length > 0) {
    report('el schedule.json no lleva las pausas: añádelas en programme.yaml')
    const talks = days.flatMap(({ rooms }) => list(rooms).flatMap(objects))
    return talks.map(({ code, date: start, abstract, ...talk }) => {
      const { title, duration, room, language, persons, links, track, type } = talk
      const description = [...new Set([abstract, talk.description].map(textIn))].join('\n')
      const when = { start, duration, room, language, track, type }
      const cells = Object.entries({ title, description, persons, links, ...when })
      return { where: `sesión ${textIn(code)}`, cells }
    })
  }
  const speaking = new Set(objects(sessions).flatMap((one) => list(one.speakers)))
  const silent = objects(data.speakers).filter(({ id }) => !speaking.has(id))
  if (silent.length > 0) {
    const names = silent.map(({ fullName }) => textIn(fullName)).join(', ')
    report(`se quedan fuera, porque no están en ninguna sesión: ${names}`)
  }
  const named = (name: string, id: unknown) => objects(data[name]).find((one) => one.id === id)
  return objects(sessions).map(({ id, speakers, roomId, categoryItems, ...session }) => {
    const people = list(speakers).map((one) => named('speakers', one) ?? { id: one })
    const labels = objects(data.categories).map(({ title, items }) => {
      const chosen = objects(items).find((one) => list(categoryItems).includes(one.id))
      return [textIn(title), chosen?.name] as const
    })
    const room = named('rooms', roomId)?.name
    const cells = Object.entries({ ...session, room, speakers: people })
    return { where: `sesión ${textIn(id)}`, cells: [...cells, ...labels] }
  })
}

function parsed(text: string) {
  try {
    return object(JSON.parse(text))
  } catch {
    throw new Error('el archivo es JSON incompleto: expórtalo otra vez')
  }
}

/** Reads CSV, divided by the sign that its first line has most of. Rows are counted as spreadsheets do. */
function readTable(text: string, report: Report): readonly Row[] {
  const table = text.replace(/^sep=.\n/i, '')
  const width = (sign: string) => table.split('\n', 1)[0]!.split(sign).length
  const sign = [';', '\t', ','].toSorted((one, other) => width(other) - width(one))[0]!
  // A cell in quotes, or all up to the next sign: quotes that nobody closes are letters.
  const cell = `([${sign}\n])(?: *"([^"]*(?:""[^"]*)*)" *(?=[${sign}\n]|$)|([^${sign}\n]*))`
  const lines: string[][] = []
  for (const [, before, quoted, plain = ''] of `\n${table}`.matchAll(RegExp(cell, 'g'))) {
    if (before === '\n') lines.push([])
    lines.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim())
  }
  const rows = lines.map((cells, i) => ({ where: `fila ${i + 1}`, cells }))
  const [top, ...filled] = rows.filter(({ cells }) => cells.some(Boolean))
  const heading = top?.cells ?? []
  return filled.flatMap(({ where, cells }): readonly Row[] => {
    const inner = cells.flatMap((one) => one.split('\n').slice(1))
    if (!inner.some((line) => line.split(sign).length >= heading.length))
      return [{ where, cells: cells.map((one, j) => [heading[j] || `columna ${j + 1}`, one]) }]
    report(`${where}: unas comillas sin cerrar se llevan las filas siguientes; se queda fuera`)
    return []
  })
}
