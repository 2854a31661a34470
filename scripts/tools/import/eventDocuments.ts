import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Document, isMap, isSeq, parseDocument, YAMLMap, YAMLSeq } from 'yaml'
import { z } from 'zod'
import { event as eventSchema } from '../../../src/content/schema/event.ts'
import { type EventClock, instantAt } from '../../../src/lib/zones.ts'
import { readText } from '../../build/read/yamlFile.ts'
import { fieldsOf, objectsOf, textOf } from './values.ts'

const { shape } = eventSchema
const clockSchema = z.object({ start: shape.start, timeZone: shape.timeZone })

/** A part of the day, from programme.yaml and venues.yaml. */
export type Part = {
  /** The part in the document of programme.yaml. Items are added to it. */
  readonly node: YAMLMap
  readonly title: string
  /** Moments in the event's time zone: YYYY-MM-DDTHH:MM. */
  readonly start: string
  readonly end: string
  /** Names of the venue: `name`, "Mercado Norte", and `inSentence`, "el mercado". */
  readonly venueNames: readonly string[]
}

/** The files of an event that an import reads and writes. A YAML document keeps the comments of its file. */
export type EventDocuments = {
  /** The event's start and time zone, from event.yaml. */
  readonly clock: EventClock
  readonly speakers: Document
  readonly programme: Document
  readonly parts: readonly Part[]
}

/**
 * Opens the files of an event. A missing file counts as empty.
 * @throws if a file is not valid YAML, if event.yaml has no day or time zone, or if programme.yaml has no list of parts
 */
export function openDocuments(folder: string): EventDocuments {
  const { data: clock } = clockSchema.safeParse(documentIn(folder, 'event').toJSON())
  const speakers = documentIn(folder, 'speakers')
  const programme = documentIn(folder, 'programme')
  const parts = programme.get('parts')
  const hasParts = isSeq<YAMLMap>(parts) && parts.items.every(isMap)
  if (!clock || !hasParts) {
    throw new Error('pon antes «start» y «timeZone» en event.yaml, y las partes en programme.yaml')
  }
  const speakersById = speakers.get('speakers')
  const hasSpeakers = isMap(speakersById) && speakersById.items.length > 0
  // An empty map, "{}", is replaced. Otherwise `yaml` would write added speakers between its braces.
  if (!hasSpeakers) speakers.set('speakers', new YAMLMap())
  const { venues } = fieldsOf(documentIn(folder, 'venues').toJSON())
  return {
    clock,
    speakers,
    programme,
    parts: parts.items.map((node) => partOf(node, clock, fieldsOf(venues))),
  }
}

/** The moment (YYYY-MM-DDTHH:MM) of a time (HH:MM) of the event. A time such as 01:30 is in the night after the event's day. */
export const momentAt = (clock: EventClock, time: string): string =>
  instantAt(clock, time).slice(0, 16)

/** The speakers by their identifiers. `openDocuments` adds the map if it is missing. */
export const speakersIn = ({
  speakers,
}: Pick<EventDocuments, 'speakers'>): YAMLMap<unknown, YAMLMap> =>
  speakers.get('speakers') as YAMLMap<unknown, YAMLMap>

export const speakerNamesIn = (documents: Pick<EventDocuments, 'speakers'>): readonly string[] =>
  objectsOf(speakersIn(documents).toJSON()).map(({ name }) => textOf(name))

/**
 * The items of a part. A missing list is added. An empty list, "[]", is replaced. Otherwise `yaml` would write added items
 * between its brackets.
 */
export function ensureItems(part: YAMLMap): YAMLSeq<YAMLMap> {
  const items = part.get('items')
  if (isSeq<YAMLMap>(items) && items.items.length > 0) return items
  const newItems = new YAMLSeq<YAMLMap>()
  part.set('items', newItems)
  return newItems
}

function partOf(node: YAMLMap, clock: EventClock, venues: Readonly<Record<string, unknown>>): Part {
  const { title, venue, start, end } = fieldsOf(node.toJSON())
  const { name, inSentence } = fieldsOf(venues[textOf(venue)])
  return {
    node,
    title: textOf(title),
    start: momentAt(clock, textOf(start)),
    end: momentAt(clock, textOf(end)),
    venueNames: [name, inSentence].map(textOf).filter(Boolean),
  }
}

function documentIn(folder: string, name: string): Document {
  const file = path.join(folder, `${name}.yaml`)
  const document = parseDocument(existsSync(file) ? readText(file) : '')
  if (document.errors.length > 0) throw new Error(`${file} no se puede leer: mira npm run check`)
  return document
}
