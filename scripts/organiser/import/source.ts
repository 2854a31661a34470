import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { capitalise } from '../../../src/lib/texts.ts'
import { shown } from '../../read/mistakes.ts'
import { plainLetters } from '../../read/yamlFile.ts'
import type { Report } from '../../lib/run-script.ts'
import { list, namesIn, object, peopleIn, type Person, textIn } from './people.ts'

const act = '(?:charla|ponencia|actividad|acto|sesion|talk|session|proposal)'
const ofAct = `(?:(?: de)?(?: la|l)? ${act})`
/** What tools and people call a field, without accents, capitals and signs. */
const fields = {
  title: `(?:titulo|title)${ofAct}?|nombre${ofAct}|${act}(?: title)?`,
  description: `(?:descripcion|description|abstract|resumen)${ofAct}?`,
  day: 'fecha|dia|date|day|fecha (?:de )?inicio|start date',
  start:
    'inicio|horas?|horario|comienzo|desde|start(?:sat| time)?|hora (?:de )?(?:inicio|comienzo)',
  endDay: 'fecha (?:de )?fin|end date',
  end: 'fin|final|hasta|end(?:sat| time)?|hora (?:de )?(?:fin|final)',
  length: 'duracion|duration|minutos|duracion (?:en )?min(?:utos)?',
  room: 'sala|aula|salon|escenario|espacio|lugar|room|location',
  status: 'estado|status|state',
  speakers: '(?:nombres? del? )?ponentes?(?: s)?|speakers?(?: s)?|persons|autor(?:a|es)?',
  level: 'nivel|level',
  language: 'idioma|language',
  links: 'links|enlaces?',
}
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as readonly Field[]

/** A session as a source describes it; what it does not say is empty. */
export type Session = Readonly<Record<Exclude<Field, 'links' | 'speakers'>, string>> & {
  /** Says something of it. */
  readonly tell: Report
  /** Whether it has speakers, be it that nobody knows yet who. */
  readonly isTalk: boolean
  readonly people: readonly Person[]
  readonly links: readonly unknown[]
}
/** An entry of a source, with its values under the names that they have there. */
type Row = { readonly where: string; readonly cells: Readonly<Record<string, unknown>> }
type Rows = { readonly rows: readonly Row[]; readonly people: readonly unknown[] }

function fieldNamed(name: string) {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, ' ').trim()
  return fieldNames.find((field) => new RegExp(`^(?:${fields[field]})$`).test(words))
}

/**
 * Reads an export of Sessionize or pretalx, or CSV with a session per row. It says what it does not read.
 * @returns sessions, and everybody who is named
 * @throws if it is none of the three
 */
export function readSource(file: string, report: Report) {
  const text = decoded(readFileSync(file), report)
  const isJson = /\.json$/i.test(file) || /^\s*\{/.test(text)
  const { rows, people } = isJson ? jsonRows(text, report) : tableRows(text, report)
  const columns = new Map<Field, string>()
  const unread = new Set<string>()
  for (const [name, value] of rows.flatMap(({ cells }) => Object.entries(cells))) {
    const field = fieldNamed(name)
    if (field && (columns.get(field) ?? name) === name) columns.set(field, name)
    else if (typeof value === 'string' && value) unread.add(shown(name))
  }
  if (unread.size > 0) report(`estos campos no se leen: ${[...unread].join(', ')}`)
  const sessions = rows.map(({ where, cells }): Session => {
    const of = (field: Field) => cells[columns.get(field) ?? '']
    const texts = Object.fromEntries(fieldNames.map((field) => [field, textIn(of(field))]))
    const what = texts.title ? `${where}, ${shown(texts.title)}` : where
    const tell = (problem: string) => report(`${what}: ${problem}`)
    const [speakers, links] = [of('speakers'), of('links')]
    const named = typeof speakers === 'string' ? namesIn(speakers, tell) : list(speakers)
    return {
      ...(texts as Record<Field, string>),
      language: languageIn(texts.language ?? ''),
      tell,
      isTalk: named.length > 0,
      people: peopleIn(named, tell),
      links: typeof links === 'string' && links ? [{ title: 'Enlace', url: links }] : list(links),
    }
  })
  const speaking = sessions.flatMap((session) => session.people)
  return { sessions, people: [...peopleIn(people, () => {}), ...speaking] }
}

const languages = new Intl.DisplayNames('es', { type: 'language' })

/** pretalx gives codes of languages; others give names. */
const languageIn = (text: string) =>
  /^[a-z]{2}(?:-|$)/.test(text) ? capitalise(languages.of(text.slice(0, 2)) ?? text) : text

/** Windows-1252 from 80 to 9F, which Node's own decoder takes for controls. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * The text of a file in UTF-8, UTF-16 with its mark, or Windows-1252, which spreadsheets still write.
 * @throws if it is a workbook
 */
function decoded(bytes: Buffer, report: Report): string {
  const first = bytes.toString('hex', 0, 4)
  if (/^(?:504b0304|d0cf11e0)/.test(first)) {
    throw new Error('el archivo es un libro de Excel: guárdalo como CSV')
  }
  const pairs = first.startsWith('fffe') ? 'utf-16le' : first.startsWith('feff') && 'utf-16be'
  if (pairs || isUtf8(bytes)) return plainLetters(new TextDecoder(pairs || 'utf-8').decode(bytes))
  report('el archivo no es UTF-8, y se lee como Windows-1252: mira que las tildes estén bien')
  const text = bytes.toString('latin1')
  return plainLetters(text.replaceAll(/[\u0080-\u009F]/g, (one) => signs[one.charCodeAt(0) - 128]!))
}

const unreadable =
  'el archivo no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV, con una fila que nombra sus columnas: título, descripción, fecha, inicio, fin, sala, ponentes'

/** Entries of Sessionize's "All data" (sessionize.com/playbook/api), or of pretalx' schedule.json (docs.pretalx.org). */
function jsonRows(text: string, report: Report): Rows {
  const data = parsed(text)
  const days = list(object(object(data.schedule).conference).days)
  if (days.length > 0) {
    report('el schedule.json no lleva las pausas: añádelas en programme.yaml')
    const talks = days.flatMap((day) => list(object(day).rooms).flatMap(list)).map(object)
    return { people: [], rows: talks.map(pretalxRow) }
  }
  if (!Array.isArray(data.sessions)) throw new Error(unreadable)
  const all = (name: string) => list(data[name]).map(object)
  const rows = all('sessions').map(({ id, ...session }) => {
    const speakers = list(session.speakers).map(
      (key) => all('speakers').find((one) => one.id === key) ?? { id: key },
    )
    const room = all('rooms').find((one) => one.id === session.roomId)?.name
    const chosen = all('categories').map(({ title, items }) => {
      const chosenIds = list(session.categoryItems)
      const item = list(items)
        .map(object)
        .find(({ id: itemId }) => chosenIds.includes(itemId))
      return [textIn(title), item?.name]
    })
    const cells = { ...session, speakers, room, ...Object.fromEntries(chosen) }
    return { where: `sesión ${textIn(id)}`, cells }
  })
  return { rows, people: all('speakers') }
}

function pretalxRow(talk: Row['cells']): Row {
  const { code, title, date: start, duration, room, language, persons, links, track, type } = talk
  const description = [...new Set([talk.abstract, talk.description].map(textIn))].join('\n')
  const about = { title, description, persons, links, language, track, type }
  return { where: `sesión ${textIn(code)}`, cells: { ...about, start, duration, room } }
}

function parsed(text: string) {
  try {
    return object(JSON.parse(text))
  } catch {
    throw new Error('el archivo es JSON incompleto: expórtalo otra vez')
  }
}

/** Entries of CSV, divided by the sign that its first line has most of. Rows are counted as spreadsheets do. */
function tableRows(text: string, report: Report): Rows {
  const [line = '', told] = /^sep=([;,\t|])\n/i.exec(text) ?? []
  const table = text.slice(line.length)
  const width = (sign: string) => table.split('\n', 1)[0]!.split(sign).length
  const [most] = [';', '\t', ','].toSorted((one, other) => width(other) - width(one))
  const sign = told ?? most!
  // A cell in quotes, or all up to the next sign: quotes that nobody closes are letters.
  const cell = `([${sign}\n])(?: *"([^"]*(?:""[^"]*)*)" *(?=[${sign}\n]|$)|([^${sign}\n]*))`
  const lines: string[][] = []
  for (const [, before, quoted, plain = ''] of `\n${table}`.matchAll(RegExp(cell, 'g'))) {
    if (before === '\n') lines.push([])
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
  }
  const top = lines.findIndex((cells) => cells.some(Boolean))
  const heading = lines[top] ?? []
  if (!heading.some((name) => fieldNamed(name) === 'title')) throw new Error(unreadable)
  const nameOf = (i: number) =>
    heading[i] && heading.indexOf(heading[i]) === i ? heading[i] : `columna ${i + 1}`
  const rows: Row[] = []
  for (const [i, cells] of lines.entries()) {
    const where = `fila ${i + 1}`
    const inner = cells.flatMap((one) => one.split('\n').slice(1))
    if (inner.some((one) => one.split(sign).length >= Math.max(3, heading.length))) {
      report(`${where}: unas comillas sin cerrar se llevan las filas siguientes; se queda fuera`)
    } else if (i > top && cells.some(Boolean)) {
      rows.push({ where, cells: Object.fromEntries(cells.map((one, j) => [nameOf(j), one])) })
    }
  }
  return { people: [], rows }
}
