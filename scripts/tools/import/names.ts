import { slugOf } from '../../../src/lib/texts.ts'
import { quoted } from './quoted.ts'
import { wordList } from './wordList.ts'

/** The names in a cell, and remarks for the report about how they were read. */
export type Names = { readonly names: readonly string[]; readonly remarks: readonly string[] }

const nobodyYet = 'por (?:confirmar|anunciar|determinar|definir)|pendiente|tb[acd]'
/** "Por confirmar", "(TBD)", "N/A", "?", "-", and an empty text. */
const nobody = new RegExp(`^(?:\\(?(?:${nobodyYet})\\)?|n/?a|\\?+|[-–—.]*)$`, 'i')
/** " (por confirmar)" after a name. */
const unsure = new RegExp(` *\\((?:${nobodyYet})\\)$`, 'i')

/** Whether a name stands for nobody yet: "Por confirmar", "TBD", "-". */
export const isNobody = (name: string): boolean => nobody.test(name)

/** Removes double spaces and a note that the name is unsure: "Irene Salazar (por confirmar)" → "Irene Salazar". */
export const plainName = (name: string): string =>
  name.replace(unsure, '').replaceAll(/\s+/g, ' ').trim()

/** Words without accents that only names of organisations contain. */
const organisations = new Set(
  wordList(
    'agencia, asociacion, ayuntamiento, banco, camara, centro, club, colegio',
    'consejeria, consorcio, cooperativa, departamento, diputacion, empresa, escuela',
    'facultad, federacion, fundacion, gobierno, grupo, hospital, instituto, junta',
    'laboratorio, ministerio, museo, ong, red, sindicato, universidad',
    'ajuntament, associacio, cambra, escola, fundacio, generalitat, institut',
    'universitat, universidade, asociacion, concello, xunta',
    'association, bank, college, company, foundation, group, institute, lab',
    'labs, ministry, school, studio, university, gmbh, inc, ltd, llc',
  ),
)

/** Shapes of a legal form at the end of a name, each with examples. */
const legalForms = [
  // "SL", "S.L.", "S. A.", "SLU", "S.A.U.", "S.L.L."
  /(?:^|[\s,])S\.? ?[LA]\.?(?: ?[UL]\.?)?$/,
  // "S. Coop.", "S.Coop"
  /S\. ?Coop\.?$/,
]

/** Words without accents that begin a role: "Directora de Innovación". */
const roles = wordList(
  'co-founder, co-fundador, co-fundadora',
  'ceo, cfo, coo, cto, catedratica, catedratico, cofundador, cofundadora, director, directora',
  'fundador, fundadora, gerente, investigador, investigadora, jefa, jefe, periodista, presidenta',
  'presidente, profesor, profesora, responsable, socia, socio',
  'cofounder, founder, head, manager, president',
)
/** The slug of a role: the word alone, "ceo", or the word with a preposition, "directora-de-innovacion". */
const roleAtStart = new RegExp(`^(?:${roles.join('|')})(?:$|-(?:de|del|en|at|of)-)`)

/** Honorifics before a name: "Dra. Salazar". They do not count as words of the name. */
const honorifics = new Set(
  wordList(
    'd, dna, don, dona, dr, dra, ing, lic, mr, mrs, ms, prof, profa, profesor, profesora, sr, sra',
  ),
)

const wordsOf = (name: string) => slugOf(name).split('-').filter(Boolean)
const nameWords = (name: string) => wordsOf(name).filter((word) => !honorifics.has(word))

/** Whether a text names an organisation or a role, and no person. */
const isNoPerson = (text: string): boolean =>
  legalForms.some((form) => form.test(text)) ||
  roleAtStart.test(slugOf(text)) ||
  wordsOf(text).some((word) => organisations.has(word))

/**
 * Reads the names in a cell. Semicolons and line breaks separate names. Commas separate names if each has at least two words,
 * or if their number is `count`. Organisations and roles are left out of several names.
 * @param count the number of names, if another cell says it
 */
export function namesIn(cell: string, count?: number): Names {
  // A piece of nothing but dashes and dots stands for nobody.
  const pieces = cell.split(/\s*[;\n]\s*/).filter((name) => /[^-–—.\s]/.test(name))
  const people = pieces.length > 1 ? peopleAmong(pieces) : { names: pieces, remarks: [] }
  // The count is about the cell. In a cell with several pieces it does not say how many names each piece has.
  const countOfPiece = people.names.length === 1 ? count : undefined
  const results = people.names.map((name) => splitAtCommas(name, countOfPiece))
  return {
    names: results.flatMap(({ names }) => names),
    remarks: [people, ...results].flatMap(({ remarks }) => remarks),
  }
}

/** The parts of a cell that do not name an organisation or a role. */
function peopleAmong(parts: readonly string[]): Names {
  const others = parts.filter(isNoPerson)
  return {
    names: parts.filter((part) => !others.includes(part)),
    remarks: others.map((part) => `${quoted(part)} no es una persona, y se queda fuera`),
  }
}

/**
 * Splits a piece of a cell at its commas: "Nora Díaz, Luis Gil" → two names; "Salazar, Irene" → one.
 * @param count the number of names, if another cell says it
 */
function splitAtCommas(written: string, count?: number): Names {
  const parts = written.split(/\s*,\s*/).filter(Boolean)
  if (count !== undefined && parts.length === count) return { names: parts, remarks: [] }
  const { names, remarks } = parts.length > 1 ? peopleAmong(parts) : { names: parts, remarks: [] }
  // Each part looks like an organisation or a role. The whole text is then the name, because the cell names somebody.
  if (names.length === 0) return asOne(written, written, [])
  if (names.length === 1) return asOne(names[0]!, written, remarks)
  const areFullNames = names.every((name) => nameWords(name).length > 1)
  if (!areFullNames) return asOne(surnameLast(names), written, remarks)
  const remark = `${quoted(written)} se lee como ${names.length} personas: si no lo son, quita las comas`
  return { names, remarks: [...remarks, remark] }
}

/**
 * One person, with a remark if the cell contains a sign or a word that may separate several people.
 * @param written the cell, from which `name` was read
 */
function asOne(name: string, written: string, remarks: readonly string[]): Names {
  const mayBeSeveral = /[,/&|+]|\s(?:y|e|i|and)\s/i.test(written)
  if (!mayBeSeveral) return { names: [name], remarks }
  const remark = `${quoted(name)} se lee como una persona: si son varias, sepáralas con «;»`
  return { names: [name], remarks: [...remarks, remark] }
}

/** Puts a surname last: ["Salazar", "Irene"] → "Irene Salazar". Other parts are joined again, with commas. */
function surnameLast(parts: readonly string[]): string {
  const [surname = '', first = ''] = parts
  const isSwapped = parts.length === 2 && nameWords(first).length === 1
  return isSwapped ? `${first} ${surname}` : parts.join(', ')
}
