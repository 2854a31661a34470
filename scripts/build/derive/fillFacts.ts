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

/** Texts that have to stay short whatever the event's day and name. */
const titles = /^(?:pages\.pages\.\w+|pages\.notFound|copy\.thanks|pages\/.+\.md)\.title$/

const isFitting = (title: string): boolean => lettersIn(title) <= longestTitle

/** The first title that is short enough, or else the last one. */
export const fittingTitle = (...all: readonly string[]): string =>
  all.find(isFitting) ?? all.at(-1) ?? ''

/**
 * Puts the facts into every text of a file: "Son {ponentes}" → "Son cinco"; a name with a capital gives a fact with
 * one. If a title would be too long, it names the event by its short name.
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
    const deferred = localPlaceholders[place] ?? []
    const reportHere = (problem: string) => report(file.mistake(at, problem))
    if (/[{}]/.test(text.replace(braces, ''))) {
      reportHere(`en ${shown(text)} hay una llave sin su pareja: un dato se escribe «{dia}».`)
    }
    const fillWith = (known: FactValues) =>
      withOneOClock(
        text.replace(braces, (whole, name: string) =>
          deferred.includes(name) ? whole : (factIn(known, name) ?? whole),
        ),
      )
    for (const [, name = ''] of text.matchAll(braces)) {
      if (!deferred.includes(name) && factIn(facts, name) === undefined)
        reportHere(unknown(name, deferred))
    }
    const filled = fillWith(facts)
    const lacking = lettersLacking(filled)
    if (lacking.length > 0) {
      reportHere(
        `la letra del sitio no tiene «${lacking.join('», «')}», que está en ${shown(filled)}: escríbelo sin ese signo.`,
      )
    }
    return titles.test(place) && !isFitting(filled)
      ? fillWith({ ...facts, evento: shortName, nombre: shortName })
      : filled
  }

  function unknown(name: string, deferred: readonly string[]): string {
    if (isOnVenues(name) && facts.sedes === undefined) {
      return `el dato «{${name}}» es de las sedes, y aún no hay ninguna en venues.yaml.`
    }
    if (name.startsWith('paseo')) {
      return `el dato «{${name}}» solo lo hay si de la primera sede a la segunda se va a pie en menos de una hora.`
    }
    const places = Object.keys(localPlaceholders).filter((place) =>
      localPlaceholders[place]?.includes(name),
    )
    return places.length > 0
      ? `el dato «{${name}}» solo se conoce en ${places.join(', ')}.`
      : `no hay ningún dato «{${name}}».${didYouMean(name.trim(), [...deferred, ...Object.keys(facts)]) || listOfFacts}`
  }

  return mapTexts(value, fillText)
}

/** Whether a fact is about all venues, or about one: "Sedes", "sedes.local.nombre". */
function isOnVenues(name: string): boolean {
  const small = uncapitalise(name)
  return small.startsWith('sedes.') || factsOnVenues.some((fact) => fact === small)
}

/** The fact, with a capital if its name has one: "{Sedes}" at the start of a sentence. */
function factIn(facts: FactValues, name: string): string | undefined {
  if (Object.hasOwn(facts, name)) return facts[name]
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  return Object.hasOwn(facts, small) ? capitalise(facts[small] ?? '') : undefined
}
