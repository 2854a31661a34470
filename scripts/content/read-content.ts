import {
  type ContentData,
  type ContentFile,
  contentFiles,
  type EventState,
  type TextPage,
} from '../../src/content/schema.ts'
import { slots } from '../../src/content/schema/texts.ts'
import { type Facts, factsOf } from '../../src/lib/facts.ts'
import { mapValues } from '../lib/map-values.ts'
import { folderMistakes } from './check-folder.ts'
import { unwritableTexts } from './check-letters.ts'
import { checkContent } from './checks.ts'
import { readContentFile } from './delivered-words.ts'
import { fillFacts } from './fill-facts.ts'
import { type Complain, ContentMistakes, firstOfEach, type Mistake } from './mistakes.ts'
import { applyNewDay, withoutLeftVenue, withWholeEnd } from './new-day.ts'
import { applyStateTexts } from './state-texts.ts'
import { stateOf } from './state.ts'
import { readTextPages, textPagePaths } from './text-pages.ts'
import { mistakesIn, withoutEmpty } from './validate.ts'
import type { YamlFile } from './yaml-file.ts'

const names = Object.keys(contentFiles) as readonly ContentFile[]

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
 * @throws ContentMistakes with everything that is wrong
 */
export function readContent(folder: string): Content {
  const stopAt = (mistakes: readonly Mistake[]) => {
    if (mistakes.length > 0)
      throw new ContentMistakes(folder, firstOfEach(mistakes.toSorted(inOrder)))
  }
  stopAt(folderMistakes(folder))
  const read = names.map((name) => [name, readContentFile(folder, `${name}.yaml`)] as const)
  const sources = Object.fromEntries(read) as Content['sources']
  const isRead = (name: ContentFile) => 'value' in sources[name]
  const raw = each((name) => withoutEmpty(sources[name].value, contentFiles[name]))
  const shapeMistakes = (values: Values) =>
    names
      .filter(isRead)
      .flatMap((name) => mistakesIn(sources[name], values[name], contentFiles[name]))
  stopAt([
    ...read.flatMap(([, result]) => ('value' in result ? [] : result)),
    ...shapeMistakes(raw),
  ])
  const written = withWholeEnd(raw as ContentData)

  const mistakes: Mistake[] = []
  const complain: Complain = (name, at, ...told) =>
    void mistakes.push(sources[name].mistake(at.split('.'), ...told))
  checkContent(written, textPagePaths(folder), complain)
  const facts = factsUnless(written, () => stopAt(mistakes))
  const fillWith = (known: Facts) => {
    const { shortName } = written.event
    const results = each((name) => fillFacts(sources[name], written[name], known, slots, shortName))
    const filled = mapValues(results, (result) => result.filled) as ContentData
    const texts = readTextPages(folder, filled, known)
    return {
      filled,
      textPages: texts.textPages,
      mistakes: [
        ...Object.values(results).flatMap((result) => result.mistakes),
        ...names.flatMap((name) => unwritableTexts(sources[name], filled[name])),
        ...shapeMistakes(filled),
        ...texts.mistakes,
      ],
    }
  }
  const { filled, textPages, mistakes: told } = fillWith(facts)
  // A new day makes no text too long that was right on the old one.
  const isPutOff = written.event.status?.day !== undefined
  stopAt([...mistakes, ...(isPutOff ? fillWith(factsOn(written)).mistakes : told)])
  const arranged = applyNewDay(filled)
  const state = stateOf(arranged)
  const data = applyStateTexts(withoutLeftVenue(arranged), state)
  return { data, state, textPages, facts, sources }
}

/** Facts are made of moments: without those there are none. */
function factsUnless(data: ContentData, stop: () => void): Facts {
  try {
    return factsOn(withoutLeftVenue(applyNewDay(data)))
  } catch (error) {
    stop()
    throw error
  }
}

function factsOn({ event, venues, programme, speakers, faq, editions, perks }: ContentData) {
  return factsOf({
    event,
    ...venues,
    ...programme,
    ...speakers,
    ...faq,
    ...editions,
    ...perks,
  })
}

type Values = Readonly<Record<ContentFile, unknown>>

const each = <Value>(valueOf: (name: ContentFile) => Value) =>
  mapValues(contentFiles, (_, name) => valueOf(name))

const inOrder = (one: Mistake, other: Mistake) =>
  order(one) - order(other) || one.file.localeCompare(other.file) || one.line - other.line

/** The files of the table first, then the pages of text. */
const order = ({ file }: Mistake) =>
  names.findIndex((name) => file === `${name}.yaml`) + (file.includes('/') ? names.length + 1 : 0)
