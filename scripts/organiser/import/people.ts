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
const unsure = new RegExp(`(?: *\\((?:${open})\\)|(?:,| y) (?:${open}))$`, 'i')

/** Whoever a source names. It says who stays out. */
export function peopleIn(all: readonly unknown[], tell: Report): readonly Person[] {
  return all.map(personOf).filter(({ key, name }) => {
    if (name === '') tell(`se queda fuera una persona sin nombre (${key || 'sin identificador'})`)
    else if (nobody.test(name)) tell(`${shown(name)} no es nadie todavía`)
    return !nobody.test(name)
  })
}

function personOf(one: unknown): Person {
  const of = (...names: readonly string[]) =>
    names.map((field) => textIn(object(one)[field])).find(Boolean) ?? ''
  const full = typeof one === 'string' ? one : of('public_name', 'fullName', 'name')
  const name = full.replace(unsure, '').replaceAll(/\s+/g, ' ')
  return {
    key: of('code', 'id') || name,
    name,
    role: of('tagLine'),
    bio: of('bio', 'biography'),
    photo: of('profilePicture', 'avatar', 'avatar_url'),
    links: list(object(one).links),
  }
}

/** What divides people, and names too: "Ramón y Campos". */
const doubtful = /[,/&|]|\s(?:y|e|and)\s/i
/** It divides where two words follow, outside of brackets: a word alone is rather a second surname, or a first name. */
const divider =
  /(?:\s*[,/&|]\s*|\s+(?:y|e|and)\s+)(?=[^\s,/&|]+ (?!(?:y|e|and) )[^\s,/&|(])(?![^(]*\))/i

/** Names in a cell. Semicolons and line breaks divide for sure; how it reads whatever else may divide, it says. */
export function namesIn(cell: string, tell: Report): readonly string[] {
  const lines = cell.split(/\s*[;\n]\s*/).filter((line) => /[^-–—.\s]/.test(line))
  const pieces = lines.length > 1 ? lines : lines.flatMap((line) => line.split(divider))
  const names = pieces.map((one) => one.replace(/^([^,(]+), *([^,(]+)$/, '$2 $1'))
  if ((lines.length > 1 ? /,/ : doubtful).test(cell)) {
    const read = names.map((name) => shown(name)).join(', ')
    tell(`${shown(cell)} se lee como ${read}: si no es así, separa a las personas con «;»`)
  }
  return names
}
