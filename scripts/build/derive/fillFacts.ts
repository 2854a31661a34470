import { longestTitle } from '../../../src/content/schema/pages.ts'
import { lettersIn } from '../../../src/content/schema/formats.ts'
import { localPlaceholders } from '../../../src/content/schema/texts.ts'
import { factsOnVenues } from '../../../src/event/facts.ts'
import { capitalise, uncapitalise } from '../../../src/lib/texts.ts'
import { withOneOClock } from '../../../src/lib/locale.ts'
import { lettersLacking } from '../lib/font-source.ts'
import { guide } from '../lib/guide.ts'
import { mapTexts } from '../read/mapTexts.ts'
import { didYouMean, shown, type ReportMistake } from '../read/mistakes.ts'
import { fieldName, type YamlFile } from '../read/yamlFile.ts'
import type { FieldPath } from '../read/yamlValues.ts'

const braces = /\{([^{}\n]*)\}/g

const listOfFacts = ` Los que hay están en ${guide.facts}.`

type FactValues = Readonly<Record<string, string>>

/** Titles of pages: "pages.pages.faq.title", "pages/legal.md.title". They have to stay short whatever the event's name. */
const titles = [
  /^pages\.pages\.\w+\.title$/,
  /^pages\.notFound\.title$/,
  /^copy\.thanks\.title$/,
  /^pages\/.+\.md\.title$/,
]

const isTitle = (place: string): boolean => titles.some((pattern) => pattern.test(place))

const isFitting = (title: string): boolean => lettersIn(title) <= longestTitle

/** The first title that is short enough, or else the last one. */
export const fittingTitle = (...all: readonly string[]): string =>
  all.find(isFitting) ?? all.at(-1) ?? ''

/**
 * Puts the facts into every text of a file: "Son {ponentes}" → "Son cinco", "{Ponentes}" → "Cinco". A title that would be
 * too long names the event by its short name.
 * @param report is called for unknown facts, and for letters that the site's font lacks
 */
export function fillFacts<Value>(
  file: Pick<YamlFile, 'name' | 'mistake'>,
  value: Value,
  facts: FactValues,
  report: ReportMistake,
  shortName = '',
): Value {
  const contentName = file.name.replace(/\.yaml$/, '')

  function fillText(text: string, at: FieldPath): string {
    const place = `${contentName}.${fieldName(at)}`
    // Placeholders that pages fill, such as "{persona}".
    const local = localPlaceholders[place] ?? []
    const filled = filledText(text, facts, local)
    for (const problem of problemsOf(text, filled, facts, local)) report(file.mistake(at, problem))
    if (!isTitle(place) || isFitting(filled)) return filled
    return filledText(text, { ...facts, evento: shortName, nombre: shortName }, local)
  }

  return mapTexts(value, fillText)
}

function filledText(text: string, facts: FactValues, local: readonly string[]): string {
  const filled = text.replace(braces, (whole, name: string) =>
    local.includes(name) ? whole : (factIn(facts, name) ?? whole),
  )
  return withOneOClock(filled)
}

/** Everything that is wrong with a text and its placeholders, as sentences. */
function problemsOf(
  text: string,
  filled: string,
  facts: FactValues,
  local: readonly string[],
): readonly string[] {
  const names = Array.from(text.matchAll(braces), ([, name = '']) => name)
  const unknown = names.filter((name) => !local.includes(name) && factIn(facts, name) === undefined)
  const lacking = lettersLacking(filled)
  const isBraceLoose = /[{}]/.test(text.replace(braces, ''))
  const loose = `en ${shown(text)} hay una llave sin su pareja: un dato se escribe «{dia}».`
  const unwritable = `la letra del sitio no tiene «${lacking.join('», «')}», que está en ${shown(filled)}: escríbelo sin ese signo.`
  return [
    ...(isBraceLoose ? [loose] : []),
    ...unknown.map((name) => unknownFact(name, facts, local)),
    ...(lacking.length > 0 ? [unwritable] : []),
  ]
}

function unknownFact(name: string, facts: FactValues, local: readonly string[]): string {
  if (isOnVenues(name) && facts.sedes === undefined) {
    return `el dato «{${name}}» es de las sedes, y aún no hay ninguna en venues.yaml.`
  }
  if (name.startsWith('paseo')) {
    return `el dato «{${name}}» solo lo hay si de la primera sede a la segunda se va a pie en menos de una hora.`
  }
  const places = Object.keys(localPlaceholders).filter((place) =>
    localPlaceholders[place]?.includes(name),
  )
  if (places.length > 0) return `el dato «{${name}}» solo se conoce en ${places.join(', ')}.`
  return `no hay ningún dato «{${name}}».${didYouMean(name.trim(), [...local, ...Object.keys(facts)]) || listOfFacts}`
}

/** Whether a fact is about all venues, or about one: "Sedes", "sedes.local.nombre". */
function isOnVenues(name: string): boolean {
  const small = uncapitalise(name)
  return small.startsWith('sedes.') || factsOnVenues.some((fact) => fact === small)
}

/** A fact by its name. A name with a capital gives a value with one: "{Sedes}" at the start of a sentence. */
function factIn(facts: FactValues, name: string): string | undefined {
  if (Object.hasOwn(facts, name)) return facts[name]
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  return Object.hasOwn(facts, small) ? capitalise(facts[small] ?? '') : undefined
}
