import { type ContentData, type ContentFile, contentFiles } from '../../src/content/schema.ts'
import { slots } from '../../src/content/schema/words.ts'
import { countNames, countsOf, type Facts, factsOf, type FactSources } from '../../src/lib/facts.ts'
import { unwritableTexts } from './check-letters.ts'
import { checkContent } from './checks.ts'
import { chooseForms } from './choose-forms.ts'
import { fillFacts } from './fill-facts.ts'
import { ContentMistakes, type Mistake } from './mistakes.ts'
import { readYamlFile, type YamlFile } from './yaml-file.ts'
import { mistakesIn } from './validate.ts'

const names = Object.keys(contentFiles) as readonly ContentFile[]

/** In a file beside its fields: which values are invented, and which promises nobody has confirmed (samples.ts). */
const marks = ['samples', 'promises'] as const

export type Mark = (typeof marks)[number]

export type Content = {
  readonly data: ContentData
  readonly facts: Facts
  /** As they were read. */
  readonly files: Readonly<Record<ContentFile, YamlFile>>
}

/**
 * Reads an event from its folder, checks all of it and puts the facts into its texts.
 * @param adapt changes the facts for where they are shown
 * @throws ContentMistakes with everything that is wrong
 */
export function readContent(folder: string, adapt: (fact: string) => string = String): Content {
  const stopAt = (mistakes: readonly Mistake[]) => {
    if (mistakes.length > 0) throw new ContentMistakes(folder, mistakes)
  }
  const read = names.map((name) => [name, readYamlFile(folder, `${name}.yaml`)] as const)
  stopAt(read.flatMap(([, result]) => ('value' in result ? [] : result)))
  const files = Object.fromEntries(read) as Content['files']
  stopAt(names.flatMap((name) => marksMistakes(files[name])))
  const raw = each((name) => unmarked(files[name].value))
  const counts = countsIn(raw)
  const written = each((name) => chooseForms(raw[name], counts))
  const check = (values: Readonly<Record<ContentFile, unknown>>) =>
    stopAt(names.flatMap((name) => mistakesIn(files[name], values[name], contentFiles[name])))
  check(written)
  const data = written as ContentData

  const mistakes: Mistake[] = []
  checkContent(data, (name, at, problem) => void mistakes.push(files[name].mistake(at, problem)))
  stopAt(mistakes)

  const facts = eachFact(factsOf(sourcesOf(data)), adapt)
  const results = each((name) => fillFacts(files[name], written[name], facts, slots))
  stopAt(Object.values(results).flatMap((result) => result.mistakes))
  const filled = each((name) => results[name].filled)
  stopAt(names.flatMap((name) => unwritableTexts(files[name], filled[name])))
  check(filled)
  return { data: filled as ContentData, facts, files }
}

const each = <Value>(valueOf: (name: ContentFile) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<ContentFile, Value>

function eachFact(facts: Facts, adapt: (fact: string) => string): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, adapt(fact)]),
  ) as Facts
}

function unmarked(value: unknown): unknown {
  const fields = Object.entries(value as object).filter(
    ([key]) => !marks.some((one) => one === key),
  )
  return Object.fromEntries(fields)
}

function marksMistakes(file: YamlFile): Mistake[] {
  return marks.flatMap((mark) => {
    const { [mark]: list = [] } = file.value as Readonly<Record<string, unknown>>
    const isList = Array.isArray(list) && list.every((one) => typeof one === 'string' && one !== '')
    return isList
      ? []
      : [file.mistake([mark], 'se espera una lista de textos, cada uno con su guion delante.')]
  })
}

function sourcesOf({
  event,
  venues,
  programme,
  speakers,
  faq,
  editions,
  perks,
}: ContentData): FactSources {
  return { event, ...venues, ...programme, ...speakers, ...faq, ...editions, ...perks }
}

/** Counted before anything is checked: where that fails, as if there were several of each. */
function countsIn(raw: Readonly<Record<ContentFile, unknown>>): Readonly<Record<string, number>> {
  try {
    return countsOf(sourcesOf(raw as ContentData))
  } catch {
    return Object.fromEntries(countNames.map((name) => [name, 2]))
  }
}
