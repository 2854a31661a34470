import { type ContentData, type ContentFile, contentFiles } from '../../src/content/schema.ts'
import { factsOf } from '../../src/event/facts.ts'
import { mapValues } from '../../src/lib/mapValues.ts'
import { folderMistakes } from './checkFolder.ts'
import { checkTimes } from './checkTimes.ts'
import { rules } from './checks.ts'
import { readContentFile } from './deliveredWords.ts'
import { withVenuesInOrder } from './derive.ts'
import { fillFacts } from './fillFacts.ts'
import { type Complain, ContentMistakes, type Mistake } from './mistakes.ts'
import { applyNewDay, withoutAbandonedVenue, withWholeEnd } from './newDay.ts'
import { findPictures } from './pictures.ts'
import { applyStateTexts, stateOf } from './state.ts'
import { problemsIn } from './rules.ts'
import { readTextPages } from './textPages.ts'
import { validate } from './validate.ts'

const names = Object.keys(contentFiles) as readonly ContentFile[]

/** An event as its folder describes it. */
export type Content = Readonly<ReturnType<typeof readContent>>

/**
 * Reads an event from its folder, checks all of it and puts the facts into its texts.
 * @throws ContentMistakes with everything that is wrong
 */
export function readContent(folder: string) {
  const stopAt = (mistakes: readonly Mistake[]) => {
    if (mistakes.length > 0) throw new ContentMistakes(folder, mistakes.toSorted(inOrder))
  }
  stopAt(folderMistakes(folder))
  const sources = mapValues(contentFiles, (_, name) =>
    readContentFile(folder, `${name}.yaml`, mayBeEmpty(name)),
  )
  const validated = (values: Readonly<Record<ContentFile, unknown>>) =>
    mapValues(contentFiles, (schema, name) =>
      validate<unknown>(sources[name], values[name], schema),
    )
  const read = validated(mapValues(sources, ({ value }) => value))
  stopAt(Object.values(read).flatMap((file) => file.mistakes))
  const whole = withWholeEnd(mapValues(read, ({ data }) => data) as ContentData)
  const mistakes: Mistake[] = []
  const tell = (mistake: Mistake) => void mistakes.push(mistake)
  const complain: Complain = (name, at, problem) => {
    if (problem) tell(sources[name].mistake(at.split('.'), problem))
    return Boolean(problem)
  }
  checkTimes(whole, complain)
  for (const { file, at, problem } of problemsIn(rules, { ...whole, folder })) {
    tell(sources[file].mistake(at, problem))
  }
  // Facts derive from these: what follows would be told of what is not.
  if (mistakes.some(({ file }) => file === 'event.yaml' || file === 'venues.yaml')) stopAt(mistakes)
  const written = withVenuesInOrder(whole)
  const pictures = findPictures(folder, written, tell)

  const facts = factsOf(withoutAbandonedVenue(applyNewDay(written)))
  const { shortName } = written.event
  const filled = mapValues(written, (value, name) =>
    fillFacts(sources[name], value, facts, tell, shortName),
  ) as ContentData
  const arranged = applyNewDay(filled)
  const staying = withoutAbandonedVenue(arranged)
  const textPages = readTextPages(folder, staying, facts, tell)
  // With its facts a text may be too long.
  stopAt([...mistakes, ...Object.values(validated(filled)).flatMap((file) => file.mistakes)])
  const state = stateOf(arranged)
  const data = applyStateTexts(staying, state)
  return { data, state, textPages, facts, ...pictures, sources }
}

/** Whether all that a file holds may be missing. */
const mayBeEmpty = (name: ContentFile) => contentFiles[name].safeParse({}).success

const inOrder = (one: Mistake, other: Mistake) =>
  place(one) - place(other) || one.file.localeCompare(other.file) || one.line - other.line

/** Position in the table of content files; -1 for any other file, which comes first. */
const place = ({ file }: Mistake) => names.findIndex((name) => file === `${name}.yaml`)
