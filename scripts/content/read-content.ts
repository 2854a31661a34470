import { existsSync, readdirSync } from 'node:fs'
import {
  type ContentData,
  type ContentFile,
  contentFiles,
  type EventState,
  type TextPage,
} from '../../src/content/schema.ts'
import { slots } from '../../src/content/schema/words.ts'
import { countNames, countsOf, type Facts, factsOf, type FactSources } from '../../src/lib/facts.ts'
import { mapValues } from '../lib/map-values.ts'
import { readContentFile } from './delivered-words.ts'
import { unwritableTexts } from './check-letters.ts'
import { checkContent } from './checks.ts'
import { chooseForms } from './choose-forms.ts'
import { fillFacts } from './fill-facts.ts'
import { checkState } from './check-state.ts'
import { factsElsewhere, rearranged } from './rearrange.ts'
import { reworded } from './reword.ts'
import { stateOf } from './state.ts'
import { ContentMistakes, type Mistake, mistakeIn, suggestion } from './mistakes.ts'
import { readTextPages, textPagesFolder } from './text-pages.ts'
import { type Complain, type YamlFile } from './yaml-file.ts'
import { marks, mistakesIn } from './validate.ts'

const names = Object.keys(contentFiles) as readonly ContentFile[]

export type Mark = (typeof marks)[number]

export type Content = {
  /** As the event takes place, in the words of its state. */
  readonly data: ContentData
  readonly textPages: readonly TextPage[]
  readonly state: EventState
  readonly facts: Facts
  /** As they were read. */
  readonly sources: Readonly<Record<ContentFile, YamlFile>>
}

/**
 * Reads an event from its folder, checks all of it and puts the facts into its texts.
 * @param adapt changes the facts for where they are shown
 * @throws ContentMistakes with everything that is wrong
 */
export function readContent(folder: string, adapt: (fact: string) => string = String): Content {
  const stopAt = (mistakes: readonly Mistake[]) => {
    if (mistakes.length > 0) throw new ContentMistakes(folder, withoutDoubles(mistakes))
  }
  stopAt(folderMistakes(folder))
  const read = names.map((name) => [name, readContentFile(folder, `${name}.yaml`)] as const)
  const isRead = (name: ContentFile) => 'value' in files[name]
  const files = Object.fromEntries(read) as Content['sources']
  const raw = each((name) => (isRead(name) ? unmarked(files[name].value) : {}))
  const counts = countsIn(raw)
  const [written, ...otherwise] = [counts, allAs(0), allAs(1), allAs(2)].map((count) =>
    each((name) => chooseForms(raw[name], count)),
  ) as [Values, ...Values[]]
  const shapeMistakes = (values: Values) =>
    names
      .filter(isRead)
      .flatMap((name) => mistakesIn(files[name], values[name], contentFiles[name]))
  stopAt([
    ...read.flatMap(([, result]) => ('value' in result ? [] : result)),
    ...names.filter(isRead).flatMap((name) => marksMistakes(files[name])),
    // The form of a text that is not needed now is published one day.
    ...[written, ...otherwise].flatMap(shapeMistakes),
  ])
  const checked = written as ContentData

  const mistakes: Mistake[] = []
  const complain: Complain = (name, at, problem) =>
    void mistakes.push(files[name].mistake(at, problem))
  checkContent(checked, complain)
  checkState(checked, complain)
  const plainFacts = factsUnless(checked, () => stopAt(mistakes))
  const facts = mapValues(plainFacts, (fact) => adapt(fact))
  const fillAll = (values: Values) =>
    each((name) => fillFacts(files[name], values[name], facts, slots))
  const results = fillAll(written)
  const filled = each((name) => results[name].filled)
  const texts = readTextPages(folder, filled as ContentData, facts)
  stopAt([
    ...mistakes,
    ...[results, ...otherwise.map(fillAll)].flatMap((all) =>
      Object.values(all).flatMap((result) => result.mistakes),
    ),
    ...names.flatMap((name) => unwritableTexts(files[name], filled[name])),
    ...shapeMistakes(filled),
    ...texts.mistakes,
  ])
  const arranged = rearranged(filled as ContentData)
  const state = stateOf(filled as ContentData, arranged.event.end)
  const data = reworded(arranged, state)
  return { data, state, textPages: texts.textPages, facts, sources: files }
}

/** Facts are made of moments: without those there are none. */
function factsUnless(data: ContentData, stop: () => void): Facts {
  try {
    return factsElsewhere(data.event, factsOf(sourcesOf(rearranged(data))))
  } catch (error) {
    stop()
    throw error
  }
}

type Values = Readonly<Record<ContentFile, unknown>>

const withoutDoubles = (mistakes: readonly Mistake[]) =>
  [...new Map(mistakes.map((one) => [JSON.stringify(one), one])).values()].toSorted(
    (one, other) =>
      order(one) - order(other) || one.file.localeCompare(other.file) || one.line - other.line,
  )

/** The files of the table first, then the pages of text. */
const order = ({ file }: Mistake) =>
  names.findIndex((name) => file === `${name}.yaml`) + (file.includes('/') ? names.length + 1 : 0)

/** A folder that is not there, and files in it that nobody would read. */
function folderMistakes(folder: string): Mistake[] {
  if (!existsSync(folder))
    return [mistakeIn('', 'no hay ninguna carpeta así: CONTENT dice cuál es')]
  const known = names.map((name) => `${name}.yaml`)
  const found = readdirSync(folder)
  const strayed = found.filter((file) => file.endsWith('.md') && file !== 'README.md')
  const unread = found
    .filter((file) => /\.ya?ml$/.test(file) && !known.includes(file))
    .map((file) => mistakeIn(file, `nadie lee este archivo.${suggestion(file, known)}`))
  return [
    ...unread,
    ...strayed.map((file) =>
      mistakeIn(file, `una página de texto va en la carpeta «${textPagesFolder}».`),
    ),
  ]
}

const each = <Value>(valueOf: (name: ContentFile) => Value) =>
  mapValues(contentFiles, (_, name) => valueOf(name))

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

/** Counted before anything is checked: if that fails, as if there were several of each. */
function countsIn(raw: Values): Readonly<Record<string, number>> {
  try {
    return countsOf(sourcesOf(rearranged(raw as ContentData)))
  } catch {
    return allAs(2)
  }
}

const allAs = (count: number) => Object.fromEntries(countNames.map((name) => [name, count]))
