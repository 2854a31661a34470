import { longestTitle } from '../../../src/content/schema/pages.ts'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { localPlaceholders } from '../../../src/content/schema/texts.ts'
import { namesOfVenueFacts, fieldsOfFacts } from '../../../src/event/facts.ts'
import { capitalise, uncapitalise } from '../../../src/lib/texts.ts'
import { withOneOClock } from '../../../src/lib/locale.ts'
import { lettersMissingInFont } from '../lib/fontSource.ts'
import { guide } from '../lib/guide.ts'
import { mapTexts } from '../read/mapTexts.ts'
import { didYouMean, shown, type ReportMistake } from '../read/mistakes.ts'
import { fieldName, type YamlFile } from '../read/yamlFile.ts'

/** A placeholder, which is a name in braces: "{ponentes}". */
const placeholder = /\{([^{}\n]*)\}/g

/** The facts' values by their names, as texts show them: `dia` → "8". */
export type FactValues = Readonly<Record<string, string>>

/** Fields that hold a page's title. Search engines cut titles that are longer than `longestTitle`. */
const titleFields: readonly RegExp[] = [
  // "pages.pages.faq.title"
  /^pages\.pages\.\w+\.title$/,
  /^pages\.notFound\.title$/,
  /^copy\.thanks\.title$/,
  // "pages/privacidad.md.title"
  /^pages\/.+\.md\.title$/,
]

const isPageTitle = (field: string): boolean => titleFields.some((pattern) => pattern.test(field))

const isShortEnough = (title: string): boolean => lettersIn(title) <= longestTitle

/** The first title that is short enough, or else the last one. */
export const fittingTitle = (...titles: readonly string[]): string =>
  titles.find(isShortEnough) ?? titles.at(-1) ?? ''

/**
 * Fills the facts into every text of a file: "Son {ponentes}" → "Son cinco". Local placeholders (`localPlaceholders`) stay, and
 * are filled by the code that uses the text.
 * @param report is called for each problem of a text (`fillText`)
 * @param shortName the event's short name. Titles of pages have it if they would be too long with the whole name.
 */
export function fillFacts<Value>(
  file: Pick<YamlFile, 'name' | 'mistake'>,
  value: Value,
  facts: FactValues,
  report: ReportMistake,
  shortName: string,
): Value {
  // "copy.yaml" → "copy". The name of a text page, "pages/privacidad.md", stays as it is.
  const contentName = file.name.replace(/\.yaml$/, '')
  // The facts `evento` and `nombre` hold the event's name.
  const shortFacts = { ...facts, evento: shortName, nombre: shortName }

  return mapTexts(value, (text, at) => {
    const field = `${contentName}.${fieldName(at)}`
    const localNames = localPlaceholders[field] ?? []
    const reportProblem = (problem: string) => report(file.mistake(at, problem))
    const filled = fillText(text, facts, reportProblem, localNames)
    const isTooLong = isPageTitle(field) && !isShortEnough(filled)
    return isTooLong ? replacePlaceholders(text, shortFacts, localNames) : filled
  })
}

/**
 * Fills the facts into one text.
 * @param reportProblem is called with a sentence for each problem: an unpaired brace, an unknown fact, letters that the site's
 *   font lacks
 * @param localNames the local placeholders of the text
 */
export function fillText(
  text: string,
  facts: FactValues,
  reportProblem: (problem: string) => void,
  localNames: readonly string[] = [],
): string {
  const hasUnpairedBrace = /[{}]/.test(text.replace(placeholder, ''))
  if (hasUnpairedBrace) {
    reportProblem(`en ${shown(text)} hay una llave sin su pareja: un dato se escribe «{dia}».`)
  }
  for (const [, name = ''] of text.matchAll(placeholder)) {
    const isKnown = localNames.includes(name) || factNamed(name, facts) !== undefined
    if (!isKnown) reportProblem(unknownFactProblem(name, facts, localNames))
  }
  const filled = replacePlaceholders(text, facts, localNames)
  const lacking = lettersMissingInFont(filled)
  if (lacking.length > 0) {
    reportProblem(
      `la letra del sitio no tiene «${lacking.join('», «')}», que está en ${shown(filled)}: escríbelo sin ese signo.`,
    )
  }
  return filled
}

/** Replaces each placeholder by its fact. Local and unknown placeholders stay as they are. */
function replacePlaceholders(
  text: string,
  facts: FactValues,
  localNames: readonly string[],
): string {
  const filled = text.replace(placeholder, (whole, name: string) => {
    if (localNames.includes(name)) return whole
    return factNamed(name, facts) ?? whole
  })
  // "a las {inicio}" → "a las 01:00" → "a la 01:00"
  return withOneOClock(filled)
}

/** The value of a fact by its name, or undefined. If the name begins with a capital, "{Sedes}", the value does, too. */
function factNamed(name: string, facts: FactValues): string | undefined {
  if (Object.hasOwn(facts, name)) return facts[name]
  const inLowerCase = uncapitalise(name)
  return Object.hasOwn(facts, inLowerCase) ? capitalise(facts[inLowerCase] ?? '') : undefined
}

/** The problem of an unknown placeholder: why the event has no such fact, or which name was probably meant. */
function unknownFactProblem(
  name: string,
  facts: FactValues,
  localNames: readonly string[],
): string {
  const hasVenues = facts.sedes !== undefined
  if (!hasVenues && isAboutVenues(name)) {
    return `el dato «{${name}}» es de las sedes, y aún no hay ninguna en venues.yaml.`
  }
  const missingField = fieldsOfFacts.get(uncapitalise(name))
  if (missingField !== undefined) {
    return `el dato «{${name}}» es ${missingField} de event.yaml, y aún no está.`
  }
  // "{paseoMinutos}" and the other facts about the walk ("paseo") between the venues.
  if (name.startsWith('paseo')) {
    return `el dato «{${name}}» solo lo hay si de la primera sede a la segunda se va a pie en menos de una hora.`
  }
  // The name may be a local placeholder of another text: copy.whatIsOn.until has "{hora}".
  const fieldsWithName = Object.keys(localPlaceholders).filter((field) =>
    localPlaceholders[field]?.includes(name),
  )
  if (fieldsWithName.length > 0) {
    return `el dato «{${name}}» solo se conoce en ${fieldsWithName.join(', ')}.`
  }
  const names = [...localNames, ...Object.keys(facts)]
  const hint = didYouMean(name.trim(), names) || ` Los que hay están en ${guide.facts}.`
  return `no hay ningún dato «{${name}}».${hint}`
}

/** Whether a fact is about all venues, "Sedes", or about one venue, "sedes.local.nombre". */
function isAboutVenues(name: string): boolean {
  const inLowerCase = uncapitalise(name)
  return inLowerCase.startsWith('sedes.') || namesOfVenueFacts.some((fact) => fact === inLowerCase)
}
