import { slugOf } from '../../../src/lib/texts.ts'
import { quoted } from './quoted.ts'
import { wordList } from './wordList.ts'

/** Names that a cell holds, and what to say about how they were read. */
export type Names = { readonly names: readonly string[]; readonly remarks: readonly string[] }

const nobodyYet = 'por (?:confirmar|anunciar|determinar|definir)|pendiente|tb[acd]'
const nobody = new RegExp(`^(?:\\(?(?:${nobodyYet})\\)?|n/?a|\\?+|[-–—.]*)$`, 'i')
const unsure = new RegExp(` *\\((?:${nobodyYet})\\)$`, 'i')

/** Whether a name stands for nobody yet: "Por confirmar", "TBD", "-". */
export const isNobody = (name: string): boolean => nobody.test(name)

/** Removes a doubt after a name, and double spaces: "Irene Salazar (por confirmar)" → "Irene Salazar". */
export const plainName = (name: string): string =>
  name.replace(unsure, '').replaceAll(/\s+/g, ' ').trim()

/** Words of an organisation's name, without accents. */
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

/** "S.L.", "SL", "S.A.U.", "S. Coop." at the end. */
const legalForm = /(?:^|[\s,])S\.? ?(?:L\.?|A\.?)(?: ?[UL]\.?)?$|S\. ?Coop\.?$/

/** Roles that begin a part which names nobody: "Directora de Innovación". */
const roles = wordList(
  'co-founder, co-fundador, co-fundadora',
  'ceo, cfo, coo, cto, catedratica, catedratico, cofundador, cofundadora, director, directora',
  'fundador, fundadora, gerente, investigador, investigadora, jefa, jefe, periodista, presidenta',
  'presidente, profesor, profesora, responsable, socia, socio',
  'cofounder, founder, head, manager, president',
)
const roleOf = new RegExp(`^(?:${roles.join('|')})(?:$|-(?:de|del|en|at|of)-)`)

/** A title before a name is no part of it when words are counted. */
const titles = new Set(
  wordList(
    'd, dna, don, dona, dr, dra, ing, lic, mr, mrs, ms, prof, profa, profesor, profesora, sr, sra',
  ),
)

const wordsOf = (name: string) => slugOf(name).split('-').filter(Boolean)
const nameWords = (name: string) => wordsOf(name).filter((word) => !titles.has(word))

const isNoPerson = (part: string) =>
  legalForm.test(part) ||
  roleOf.test(slugOf(part)) ||
  wordsOf(part).some((word) => organisations.has(word))

/**
 * Reads the names in a cell. Semicolons and line breaks divide them; commas do so between names of two words or more.
 * @param count how many they are, if another cell says so
 */
export function namesIn(cell: string, count?: number): Names {
  const written = cell.split(/\s*[;\n]\s*/).filter((name) => /[^-–—.\s]/.test(name))
  const parts = written.length > 1 ? peopleAmong(written) : { names: written, remarks: [] }
  const single = parts.names.length === 1
  const results = parts.names.map((name) => dividedAtCommas(name, single ? count : undefined))
  return {
    names: results.flatMap(({ names }) => names),
    remarks: [parts, ...results].flatMap(({ remarks }) => remarks),
  }
}

/** Parts without those that name an organisation or a role. */
function peopleAmong(parts: readonly string[]): Names {
  const others = parts.filter(isNoPerson)
  return {
    names: parts.filter((part) => !others.includes(part)),
    remarks: others.map((part) => `${quoted(part)} no es una persona, y se queda fuera`),
  }
}

function dividedAtCommas(written: string, count?: number): Names {
  const all = written.split(/\s*,\s*/).filter(Boolean)
  if (count !== undefined && all.length === count) return { names: all, remarks: [] }
  const people = all.length > 1 ? peopleAmong(all) : { names: all, remarks: [] }
  const { names, remarks } = people
  if (names.length === 0) return asOne(written, written, [])
  if (names.length === 1) return asOne(names[0]!, written, remarks)
  const areWhole = names.every((name) => nameWords(name).length > 1)
  if (!areWhole) return asOne(surnameLast(names), written, remarks)
  const remark = `${quoted(written)} se lee como ${names.length} personas: si no lo son, quita las comas`
  return { names, remarks: [...remarks, remark] }
}

/** One person, and a remark if a sign or a word in the cell might divide several. */
function asOne(name: string, written: string, remarks: readonly string[]): Names {
  const mayBeSeveral = /[,/&|+]|\s(?:y|e|i|and)\s/i.test(written)
  if (!mayBeSeveral) return { names: [name], remarks }
  const remark = `${quoted(name)} se lee como una persona: si son varias, sepáralas con «;»`
  return { names: [name], remarks: [...remarks, remark] }
}

/** ["Salazar", "Irene"] → "Irene Salazar"; other parts stay as they were written. */
function surnameLast(parts: readonly string[]): string {
  const [surname = '', first = ''] = parts
  const isSwapped = parts.length === 2 && nameWords(first).length === 1
  return isSwapped ? `${first} ${surname}` : parts.join(', ')
}
