import { readFileSync } from 'node:fs'
import { shown } from '../../read/mistakes.ts'
import type { Report } from '../../lib/run-script.ts'
import { decoded } from './decoded.ts'
import { list, object, peopleIn, type Person, textIn } from './people.ts'

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
  speakers: '(?:nombres? del? )?ponentes?(?: s| \\d)?|speakers?(?: s| \\d)?|persons|autor(?:a|es)?',
  labels: 'nivel|level|idioma|language',
  links: 'links|enlaces?',
}
type Field = keyof typeof fields
const names = Object.keys(fields) as readonly Field[]
/** Fields that several columns may fill. */
const several: ReadonlySet<Field> = new Set(['description', 'speakers', 'labels', 'links'])

/** A session as a source describes it; what it does not say is empty. `what` is how messages name it. */
export type Session = Readonly<Record<Exclude<Field, 'labels' | 'links'> | 'what', string>> & {
  readonly people: readonly Person[]
  readonly labels: readonly string[]
  readonly links: readonly unknown[]
}
/** An entry of a source, with its values under the names that they have there. */
type Row = { readonly where: string; readonly cells: readonly (readonly [string, unknown])[] }
type Rows = { readonly rows: readonly Row[]; readonly people: readonly unknown[] }

function fieldNamed(name: string) {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^a-z0-9]+/g, ' ').trim()
  return names.find((field) => new RegExp(`^(?:${fields[field]})$`).test(words))
}

/** The field of each column. Of two for one field, that which is called «título», or the first, is read. */
function columnsOf(all: readonly string[]): ReadonlyMap<string, Field> {
  const columns = new Map<string, Field>()
  for (const name of [...all.filter((one) => /^t[ií]t/i.test(one)), ...all]) {
    const field = fieldNamed(name)
    const isTaken = field && !several.has(field) && [...columns.values()].includes(field)
    if (field && !isTaken) columns.set(name, field)
  }
  return columns
}

/** What tools manage their entries by. */
const technical = /^(?:id|guid|code|slug|logo|url|\w+_url|recording_license)$/
/** pretalx gives codes of languages; others give names. */
const languages: ReadonlyMap<string, string> = new Map([
  ...([
    ['es', 'Español'],
    ['en', 'Inglés'],
    ['ca', 'Catalán'],
    ['eu', 'Euskera'],
  ] as const),
  ...([
    ['gl', 'Gallego'],
    ['pt', 'Portugués'],
    ['fr', 'Francés'],
    ['de', 'Alemán'],
  ] as const),
])

/**
 * Reads an export of Sessionize or pretalx, or CSV with a session per row. It says what it does not read.
 * @returns sessions, and everybody who is named
 * @throws if it is none of the three
 */
export function readSource(file: string, report: Report) {
  const text = decoded(readFileSync(file), report)
  const isJson = /\.json$/i.test(file) || /^\s*\{/.test(text)
  const { rows, people } = isJson ? jsonRows(text, report) : tableRows(text, report)
  const all = rows.flatMap(({ cells }) => cells)
  const columns = columnsOf([...new Set(all.map(([name]) => name))])
  const unread = all.filter(
    ([name, value]) =>
      textIn(value) &&
      !columns.has(name) &&
      (!isJson || (typeof value === 'string' && !technical.test(name))),
  )
  const unreadNames = [...new Set(unread.map(([name]) => shown(name)))]
  if (unreadNames.length > 0) report(`estos campos no se leen: ${unreadNames.join(', ')}`)
  const sessions = rows.map(({ where, cells }): Session => {
    const of = (field: Field) =>
      cells.filter(([name]) => columns.get(name) === field).map(([, value]) => value)
    const texts = Object.fromEntries(names.map((field) => [field, textIn(of(field).find(textIn))]))
    const what = texts.title ? `${where}, ${shown(texts.title)}` : where
    const tell = (problem: string) => report(`${what}: ${problem}`)
    return {
      ...(texts as Record<Field, string>),
      what,
      description: [...new Set(of('description').map(textIn))].join('\n'),
      people: of('speakers').flatMap((one) => peopleIn(one, tell)),
      labels: of('labels')
        .map(textIn)
        .map((label) => languages.get(label.slice(0, 2)) ?? label),
      links: of('links').flatMap(list),
    }
  })
  return {
    sessions,
    people: [
      ...people.flatMap((one) => peopleIn([one], () => {})),
      ...sessions.flatMap((one) => one.people),
    ],
  }
}

const unreadable =
  'el archivo no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV, con una fila que nombra sus columnas: título, descripción, fecha, inicio, fin, sala, ponentes'

const rowOf = (row: Readonly<Record<string, unknown>>): Row => ({
  where: `sesión ${textIn(row.code ?? row.id)}`,
  cells: Object.entries(row),
})

/** Entries of Sessionize's "All data" (sessionize.com/playbook/api), or of pretalx' schedule.json (docs.pretalx.org). */
function jsonRows(text: string, report: Report): Rows {
  const data = parsed(text)
  const days = list(object(object(data.schedule).conference).days)
  if (days.length > 0) {
    report('el schedule.json no lleva las pausas: añádelas en programme.yaml')
    const talks = days.flatMap((day) => list(object(day).rooms).flatMap(list)).map(object)
    // Only `date` has the offset of its hour.
    return { rows: talks.map(({ date, ...talk }) => rowOf({ ...talk, start: date })), people: [] }
  }
  if (!Array.isArray(data.sessions)) throw new Error(unreadable)
  const [people, rooms] = [data.speakers, data.rooms].map((all) => list(all).map(object))
  const rows = data.sessions.map(object).map((session) => {
    const chosen = list(data.categories)
      .map(object)
      .map(({ title, items }) => {
        const item = list(items)
          .map(object)
          .find(({ id }) => list(session.categoryItems).includes(id))
        return [textIn(title), item?.name]
      })
    const speakers = list(session.speakers).map(
      (id) => people!.find((one) => one.id === id) ?? { id },
    )
    const room = rooms!.find(({ id }) => id === session.roomId)?.name
    return rowOf({ ...session, speakers, room, ...Object.fromEntries(chosen) })
  })
  return { rows, people: people! }
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
  const [first = ''] = text.slice(line.length).split('\n', 1)
  const count = (sign: string) => first.split(sign).length
  const sign = told ?? [';', '\t', ','].toSorted((one, other) => count(other) - count(one))[0]
  // A cell in quotes, or all up to the next sign: quotes that nobody closes are letters.
  const cell = `([${sign}\n])(?: *"([^"]*(?:""[^"]*)*)" *(?=[${sign}\n]|$)|([^${sign}\n]*))`
  const lines: string[][] = []
  for (const [, before, quoted, plain = ''] of `\n${text.slice(line.length)}`.matchAll(
    RegExp(cell, 'g'),
  )) {
    if (before === '\n') lines.push([])
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
  }
  const top = lines.findIndex((cells) => cells.some((name) => fieldNamed(name) === 'title'))
  if (top < 0) throw new Error(unreadable)
  if (top > 0) report(`las filas de encima de la ${top + 1}, la de los nombres, no se leen`)
  const heading = (i: number) => lines[top]?.[i] || `columna ${i + 1}`
  const swallowed = RegExp(`\n([^${sign}\n]*${sign}){${Math.max(2, count(sign!) - 1)}}`)
  const rows = lines.map((cells, row): Row => ({
    where: `fila ${row + 1}`,
    cells: cells.map((one, i) => [heading(i), one]),
  }))
  return {
    people: [],
    rows: rows.slice(top + 1).filter(({ where, cells }) => {
      const isOpen = cells.some(([, one]) => swallowed.test(String(one)))
      if (isOpen)
        report(`${where}: unas comillas sin cerrar se llevan las filas siguientes; se queda fuera`)
      return !isOpen && cells.some(([, one]) => one)
    }),
  }
}
