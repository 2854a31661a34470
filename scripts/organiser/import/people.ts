import { shown } from '../../read/mistakes.ts'
import type { Report } from '../../lib/run-script.ts'

/** A person as a source describes them. `key` is the same for the same person. */
export type Person = Readonly<Record<'key' | 'name' | 'role' | 'bio' | 'photo', string>> & {
  readonly links: readonly unknown[]
}
export const object = (value: unknown) =>
  typeof value === 'object' && value ? (value as Readonly<Record<string, unknown>>) : {}
export const list = (value: unknown): readonly unknown[] => Object.values(object(value))

/** A text of JSON: the Spanish one, or else the first, if there are several languages. */
export function textIn(value: unknown): string {
  if (typeof value === 'object') return textIn(object(value).es ?? list(value)[0] ?? '')
  return ['string', 'number'].includes(typeof value) ? String(value).trim() : ''
}

const open = 'por (?:confirmar|anunciar|determinar|definir)|pendiente|tb[acd]'
const nobody = new RegExp(`^(?:\\(?(?:${open})\\)?|n/?a|\\?+|[-–—.]*)$`, 'i')
const unsure = new RegExp(` *\\((?:${open})\\)$`, 'i')
/** What divides people, and names too: "Ramón y Campos". Not inside brackets. */
const dividers = /(\s*[,/&|]\s*|\s+(?:y|e|and)\s+)(?![^(]*\))/i

/** Whoever a source names. It says why somebody stays out, and how a doubtful cell is read. */
export function peopleIn(value: unknown, tell: Report): readonly Person[] {
  const all = typeof value === 'string' ? namesIn(value, tell) : list(value)
  return all.map(personOf).filter(({ key, name }) => {
    if (name === '') tell(`se queda fuera una persona sin nombre (${key || 'sin identificador'})`)
    else if (nobody.test(name)) tell(`${shown(name)} no es nadie todavía`)
    return !nobody.test(name)
  })
}

function personOf(one: unknown): Person {
  const of = (...names: readonly string[]) =>
    names.map((field) => textIn(object(one)[field])).find(Boolean) ?? ''
  const full = of('public_name', 'fullName', 'name') || `${of('firstName')} ${of('lastName')}`
  const name = (typeof one === 'string' ? one : full).replace(unsure, '').trim()
  return {
    key: of('code', 'id', 'guid') || name.replaceAll(/\s+/g, ' '),
    name,
    role: of('tagLine'),
    bio: of('bio', 'biography'),
    photo: of('profilePicture', 'avatar', 'avatar_url'),
    links: list(object(one).links),
  }
}

/** Names in a cell. Semicolons and line breaks divide for sure; whatever else divides, or might, is said. */
function namesIn(cell: string, tell: Report): readonly string[] {
  if (/^[-–—.\s]*$/.test(cell) || nobody.test(cell)) return cell.match(/^.*\w.*$/) ?? []
  const lines = cell.split(/\s*[;\n]\s*/).filter(Boolean)
  const turned = lines.map(inOrder)
  const pieces = lines.length > 1 || turned[0] !== lines[0] ? [] : cell.split(dividers)
  const names: string[] = pieces.length > 0 ? [] : [...turned]
  for (const [i, piece] of pieces.entries()) {
    if (i % 2 === 1 || nobody.test(piece)) continue
    // A word alone is rather the second surname of the one before.
    if (names.length === 0 || piece.includes(' ')) names.push(piece)
    else names.push(`${names.pop()}${pieces[i - 1]}${piece}`)
  }
  const read = names.map((name) => shown(name)).join(', ')
  const isSure = lines.every((one, i) => one === turned[i]) && pieces.length < 2
  if (!isSure)
    tell(`${shown(cell)} se lee como ${read}: si no es así, separa a las personas con «;»`)
  return names
}

/** "Salazar, Irene" → "Irene Salazar", if one of both is a single word. */
function inOrder(name: string): string {
  const [, last = '', first = ''] = /^([^,]+), *([^,]+)$/.exec(name) ?? []
  return first && !(last.includes(' ') && first.includes(' ')) ? `${first} ${last}` : name
}
