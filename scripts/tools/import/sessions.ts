import { mapValues } from '../../../src/lib/mapValues.ts'
import { capitalise, slugOf } from '../../../src/lib/texts.ts'
import type { Report } from '../../build/lib/run-script.ts'
import { shown } from '../../build/read/mistakes.ts'
import { list, object, readSource, textIn } from './source.ts'

const act = '(?:charla|ponencia|actividad|acto|sesion|talk|session|proposal)'
const ofAct = `(?:(?: de)?(?: la|l)? ${act})`
/** What tools and people call a field, without accents, capitals and signs. */
const fields = {
  title: `(?:titulo|title)${ofAct}?|nombre${ofAct}|${act}(?: title)?`,
  description: `(?:descripcion|description|abstract|resumen)${ofAct}?`,
  day: 'fecha|dia|date|day|fecha (?:de )?inicio|start date',
  start:
    'inicio|horas?|horario|comienzo|desde|start(?:sat| time)?|hora (?:de )?(?:inicio|comienzo)',
  end: 'fin|final|hasta|end(?:sat| time)?|hora (?:de )?(?:fin|final)',
  length: 'duracion|duration|minutos|duracion (?:en )?min(?:utos)?',
  room: 'sala|aula|salon|escenario|espacio|lugar|room|location',
  status: 'estado|status|state',
  speakers: '(?:nombres? del? )?ponentes?(?: s)?|speakers?(?: s)?|persons|autor(?:a|es)?',
  level: 'nivel|level',
  language: 'idioma|language',
}
type Field = keyof typeof fields
const fieldNames = Object.keys(fields) as readonly Field[]

/** A session as a source describes it; what it does not say is empty. */
export type Session = ReturnType<typeof readSessions>[number]

/**
 * Reads an export of Sessionize or pretalx, or CSV with a session per row. It says what it does not read.
 * @throws if it is none of the three
 */
export function readSessions(file: string, report: Report) {
  const rows = readSource(file, report)
  if (!rows.some(({ cells }) => cells.some(([name]) => fieldNamed(name) === 'title'))) {
    throw new Error(
      'el archivo no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV, con una fila que nombra sus columnas: título, descripción, fecha, inicio, fin, sala, ponentes',
    )
  }
  const unread = new Set<string>()
  const sessions = rows.map(({ where, cells }) => {
    const values = new Map<Field, unknown>()
    for (const [name, value] of cells) {
      const field = fieldNamed(name)
      if (field && !values.has(field)) values.set(field, value)
      else if (textIn(value)) unread.add(shown(name))
    }
    const said = mapValues(fields, (_, field) => textIn(values.get(field)))
    const title = said.title && `, ${shown(said.title)}`
    const tell = (problem: string) => report(`${where}${title}: ${problem}`)
    const speakers = values.get('speakers')
    const named = typeof speakers === 'string' ? namesIn(speakers, tell) : list(speakers)
    return {
      ...said,
      language: languageIn(said.language),
      tell,
      /** Whether it has speakers, be it that nobody knows yet who. */
      isTalk: named.length > 0,
      people: named.map(personOf).filter(({ key, name }) => {
        const isNobody = nobody.test(name)
        if (isNobody) tell(`${shown(name || key)} no es nadie todavía`)
        return !isNobody
      }),
    }
  })
  if (unread.size > 0) report(`estos campos no se leen: ${[...unread].join(', ')}`)
  return sessions
}

function fieldNamed(name: string) {
  const words = slugOf(name).replaceAll('-', ' ')
  return fieldNames.find((field) => new RegExp(`^(?:${fields[field]})$`).test(words))
}

const languages = new Intl.DisplayNames('es', { type: 'language' })

/** pretalx gives codes of languages; others give names. */
const languageIn = (text: string) =>
  /^[a-z]{2}(?:-|$)/.test(text) ? capitalise(languages.of(text.slice(0, 2)) ?? text) : text

const open = 'por (?:confirmar|anunciar|determinar|definir)|pendiente|tb[acd]'
const nobody = new RegExp(`^(?:\\(?(?:${open})\\)?|n/?a|\\?+|[-–—.]*)$`, 'i')
const unsure = new RegExp(` *\\((?:${open})\\)$`, 'i')

/** A person as a source describes them. `key` is the same for the same person. */
function personOf(one: unknown) {
  const of = (...names: readonly string[]) =>
    names.map((name) => textIn(object(one)[name])).find(Boolean) ?? ''
  const full = typeof one === 'string' ? one : of('public_name', 'fullName', 'name')
  const name = full.replace(unsure, '').replaceAll(/\s+/g, ' ')
  return {
    key: of('code', 'id') || name,
    name,
    role: of('tagLine'),
    bio: of('bio', 'biography'),
    photo: of('profilePicture', 'avatar'),
    links: list(object(one).links),
  }
}

/**
 * Names in a cell, which semicolons and line breaks divide, and commas between names of two words or more. Where another
 * sign or word might, and where commas do, it says how it reads them.
 */
function namesIn(cell: string, tell: Report): readonly string[] {
  const written = cell.split(/\s*[;\n]\s*/).filter((one) => /[^-–—.\s]/.test(one))
  return written.flatMap((one) => {
    const several = one.split(/\s*,\s*/)
    if (several.length > 1 && several.every((name) => /\S\s+\S/.test(name))) {
      tell(`${shown(one)} se lee como ${several.length} personas: si no lo son, quita las comas`)
      return several
    }
    const name = one.replace(/^([^,]+), *([^\s,]+)$/, '$2 $1')
    if (/[,/&|]|\s(?:y|e|and)\s/i.test(one))
      tell(`${shown(name)} se lee como una persona: si son varias, sepáralas con «;»`)
    return name
  })
}
