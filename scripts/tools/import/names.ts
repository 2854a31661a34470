import { slugOf } from '../../../src/lib/texts.ts'
import { quoted } from './quoted.ts'
import { wordList } from './wordList.ts'

/** The names in a cell, and remarks for the report about doubtful or left-out ones. */
export type Names = { readonly names: readonly string[]; readonly remarks: readonly string[] }

/** "por confirmar", "pendiente", "TBA", "TBC", "TBD" */
const nobodyYet = 'por (?:confirmar|anunciar|determinar|definir)|pendiente|tb[acd]'
/** "Por confirmar", "(TBD)", "N/A", "?", "-", and an empty text. */
const nobody = new RegExp(`^(?:\\(?(?:${nobodyYet})\\)?|n/?a|\\?+|[-–—.]*)$`, 'i')
/** " (por confirmar)" after a name. */
const unsureSuffix = new RegExp(` *\\((?:${nobodyYet})\\)$`, 'i')

/** Whether a name stands for nobody yet: "Por confirmar", "TBD", "-". */
export const isNobody = (name: string): boolean => nobody.test(name)

/** Removes double spaces and a final "(por confirmar)": "Irene  Salazar (por confirmar)" → "Irene Salazar". */
export const plainName = (name: string): string =>
  name.replace(unsureSuffix, '').replaceAll(/\s+/g, ' ').trim()

/** Words, without accents, that occur in names of organisations and in no person's name. */
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

/** First words of roles, without accents: "Directora de Innovación". */
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

const wordsOf = (text: string) => slugOf(text).split('-').filter(Boolean)
/** The words of a name without honorifics: "Dra. Irene Salazar" → ["irene", "salazar"]. */
const nameWordsOf = (name: string) => wordsOf(name).filter((word) => !honorifics.has(word))

/** Whether a text names an organisation or a role instead of a person. */
const isOrganisationOrRole = (text: string): boolean =>
  legalForms.some((form) => form.test(text)) ||
  roleAtStart.test(slugOf(text)) ||
  wordsOf(text).some((word) => organisations.has(word))

/**
 * Reads the names in a cell. Semicolons and line breaks separate names. Commas separate names if each has at least two words,
 * or if there are `count` names. Among several names, organisations and roles are left out.
 * @param count the number of names, if another cell says it
 */
export function namesIn(cell: string, count?: number): Names {
  // A piece of nothing but dashes and dots stands for nobody.
  const pieces = cell.split(/\s*[;\n]\s*/).filter((name) => /[^-–—.\s]/.test(name))
  const people = pieces.length > 1 ? peopleAmong(pieces) : { names: pieces, remarks: [] }
  // `count` is about the whole cell. If the cell has several pieces, nothing says how many names each piece has.
  const countOfPiece = people.names.length === 1 ? count : undefined
  const results = people.names.map((name) => splitAtCommas(name, countOfPiece))
  return {
    names: results.flatMap(({ names }) => names),
    remarks: [people, ...results].flatMap(({ remarks }) => remarks),
  }
}

/** The texts that name a person, and a remark about each text that names an organisation or a role. */
function peopleAmong(texts: readonly string[]): Names {
  const others = texts.filter(isOrganisationOrRole)
  return {
    names: texts.filter((text) => !others.includes(text)),
    remarks: others.map((text) => `${quoted(text)} no es una persona, y se queda fuera`),
  }
}

/**
 * Splits a piece of a cell at its commas: "Nora Díaz, Luis Gil" → two names; "Salazar, Irene" → one.
 * @param count the number of names, if another cell says it
 */
function splitAtCommas(piece: string, count?: number): Names {
  const parts = piece.split(/\s*,\s*/).filter(Boolean)
  if (count !== undefined && parts.length === count) return { names: parts, remarks: [] }
  const { names, remarks } = parts.length > 1 ? peopleAmong(parts) : { names: parts, remarks: [] }
  // If each part looks like an organisation or a role, the whole piece is the name, because the cell names somebody.
  if (names.length === 0) return oneName(piece, piece, [])
  if (names.length === 1) return oneName(names[0]!, piece, remarks)
  const areFullNames = names.every((name) => nameWordsOf(name).length > 1)
  if (!areFullNames) return oneName(joinParts(names), piece, remarks)
  const remark = `${quoted(piece)} se lee como ${names.length} personas: si no lo son, quita las comas`
  return { names, remarks: [...remarks, remark] }
}

/**
 * A single name, with a remark if the piece contains a sign or a word that may separate several people.
 * @param piece the text from which the name was read
 */
function oneName(name: string, piece: string, remarks: readonly string[]): Names {
  const mayBeSeveral = /[,/&|+]|\s(?:y|e|i|and)\s/i.test(piece)
  if (!mayBeSeveral) return { names: [name], remarks }
  const remark = `${quoted(name)} se lee como una persona: si son varias, sepáralas con «;»`
  return { names: [name], remarks: [...remarks, remark] }
}

/** Joins the parts of a name. A surname that comes first is put last: ["Salazar", "Irene"] → "Irene Salazar". */
function joinParts(parts: readonly string[]): string {
  const [surname = '', firstName = ''] = parts
  const isSurnameFirst = parts.length === 2 && nameWordsOf(firstName).length === 1
  return isSurnameFirst ? `${firstName} ${surname}` : parts.join(', ')
}
