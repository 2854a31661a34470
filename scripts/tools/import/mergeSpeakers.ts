import { Scalar, YAMLMap } from 'yaml'
import { speaker } from '../../../src/content/schema/entities.ts'
import { fragmentId } from '../../../src/content/schema/formats.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import { freeName } from '../../build/lib/freeName.ts'
import { isSample, jsonOf, mergeFields, plainField } from './mergeFields.ts'
import type { ImportNotes } from './importNotes.ts'
import { keyOf, type Person } from './person.ts'
import { fittedLine, fittedProse } from './texts.ts'
import { textOf } from './values.ts'

type Speakers = YAMLMap<unknown, YAMLMap>

export type MergedSpeakers = {
  /**
   * The identifiers of people, by their keys (`keyOf`). The map lacks people without a valid name, and people whom somebody has
   * removed from speakers.yaml.
   */
  readonly ids: ReadonlyMap<string, string>
  /** The notes for the next import. */
  readonly notes: SpeakerNotes
  /** Lines about values that stay as they are, although the source differs. */
  readonly keptLines: readonly string[]
  readonly remarks: readonly string[]
}

type SpeakerNotes = ImportNotes['speakers']

const fields = [
  plainField('name', 'nombre'),
  plainField('role', 'cargo'),
  plainField('bio', 'biografía'),
  plainField('links', 'enlaces'),
]

/**
 * Merges people into speakers.yaml.
 * @param lastNotes the notes of the last import
 */
export function mergeSpeakers(
  speakers: Speakers,
  people: readonly Person[],
  lastNotes: SpeakerNotes,
): MergedSpeakers {
  const ids = new Map<string, string>()
  const notes = { ...lastNotes }
  const keptLines: string[] = []
  const remarks: string[] = []
  const namesWithSamples: string[] = []
  for (const person of people) {
    const withName = (line: string) => `${person.name}: ${line}`
    const fitted = fittedPerson(person)
    remarks.push(...fitted.remarks.map(withName))
    const { name } = fitted.values
    if (!name) continue

    const idsInFile = idsIn(speakers)
    const takenIds = new Set(ids.values())
    const possibleIds = idsInFile.filter((id) => !takenIds.has(id))
    const existingId = findSpeaker(person, possibleIds, speakers, lastNotes)
    if (!existingId && wasImported(person, lastNotes)) {
      keptLines.push(withName('no vuelve, porque la quitaste de speakers.yaml'))
      continue
    }
    const id = existingId ?? newIdentifier(name, ids.size + 1, idsInFile)
    if (!existingId) remarks.push(...remarkOnNamesake(name, id, idsInFile).map(withName))
    ids.set(keyOf(person), id)

    const entry = ensureEntry(speakers, id)
    const merged = mergeFields(entry, fields, fitted.values, lastNotes[id]?.values ?? {})
    notes[id] = { key: keyOf(person), values: merged.valuesToNote }
    keptLines.push(...merged.keptLines.map(withName))
    if (fillWithSamples(entry)) namesWithSamples.push(name)
    remarks.push(...remarkOnPhoto(person, id).map(withName))
  }
  return { ids, notes, keptLines, remarks: [...remarkOnSamples(namesWithSamples), ...remarks] }
}

/** The identifiers in speakers.yaml. A key of the map is a text or, if it was read from the file, a node with the text. */
const idsIn = (speakers: Speakers): readonly string[] =>
  speakers.items.map(({ key }) => textOf(key))

/** A remark if a new identifier is not the slug of the name, because somebody else in speakers.yaml has that identifier. */
function remarkOnNamesake(
  name: string,
  id: string,
  idsInFile: readonly string[],
): readonly string[] {
  const slug = slugOf(name)
  const hasNamesake = id !== slug && idsInFile.includes(slug)
  return hasNamesake ? [`hay dos personas con ese nombre; esta es «${id}»`] : []
}

/** Fits a person's values into the schema of speakers.yaml. */
function fittedPerson(person: Person) {
  const { shape } = speaker
  const name = fittedLine(person.name, shape.name)
  const role = fittedLine(person.role, shape.role)
  const bio = fittedProse(person.bio, shape.bio)
  const links = fittedLinks(person)
  return {
    values: { name: name.text, role: role.text, bio: bio.text, links: links.links },
    remarks: [
      ...name.remarks,
      ...role.remarks.map((remark) => `cargo: ${remark}`),
      ...bio.remarks.map((remark) => `biografía: ${remark}`),
      ...links.remarks,
    ],
  }
}

/** The first two valid links. The schema allows two. */
function fittedLinks({ links }: Person) {
  const validLinks = links.filter((link) => speaker.shape.links.safeParse([link]).success)
  const firstTwo = validLinks.slice(0, 2)
  const others = links.filter((link) => !firstTwo.includes(link)).map(({ url }) => url)
  const remarks = others.length > 0 ? [`se quedan fuera sus enlaces ${others.join(', ')}`] : []
  return { links: firstTwo.length > 0 ? firstTwo : undefined, remarks }
}

/**
 * Finds a person in speakers.yaml: by the key that the last import noted, or else by the name.
 * @param possibleIds the identifiers in speakers.yaml that belong to no other person of the source
 * @returns the identifier; undefined for somebody who is not in speakers.yaml
 */
function findSpeaker(
  person: Person,
  possibleIds: readonly string[],
  speakers: Speakers,
  lastNotes: SpeakerNotes,
): string | undefined {
  const notedId = possibleIds.find((id) => lastNotes[id]?.key === keyOf(person))
  if (notedId) return notedId
  const idsOfName = possibleIds.filter((id) => slugOf(nameIn(speakers, id)) === slugOf(person.name))
  return idsOfName.find((id) => !isNamesake(person, lastNotes[id]?.key))
}

/**
 * Whether a speaker with the name of a person is somebody else. This is certain if the source has an identifier for each of the
 * two, because `findSpeaker` has found no speaker with the person's identifier.
 * @param notedKey the speaker's key in the notes; undefined if no import has written the speaker
 */
function isNamesake(person: Person, notedKey: string | undefined): boolean {
  // The key of somebody without an identifier in the source is the slug of the name (`keyOf`).
  const isNotedIdentifier = notedKey !== undefined && notedKey !== slugOf(person.name)
  return person.id !== '' && isNotedIdentifier
}

function nameIn(speakers: Speakers, id: string): string {
  const entry = speakers.get(id)
  return entry ? textOf(jsonOf(entry).name) : ''
}

/** Whether an earlier import has written a person. */
const wasImported = (person: Person, lastNotes: SpeakerNotes) =>
  Object.values(lastNotes).some(({ key }) => key === keyOf(person))

/**
 * An identifier that is not in speakers.yaml: "nora-diaz" or, if that is taken, "nora-diaz-2".
 * @param position of the person in this import. The third person gets "ponente-3" if the name gives no valid identifier
 */
function newIdentifier(name: string, position: number, idsInFile: readonly string[]): string {
  const slug = slugOf(name)
  const isValid = fragmentId.safeParse(slug).success
  return freeName(isValid ? slug : `ponente-${position}`, new Set(idsInFile))
}

/** The entry of a speaker. A missing entry is added to speakers.yaml. */
function ensureEntry(speakers: Speakers, id: string): YAMLMap {
  if (!speakers.has(id)) speakers.set(id, new YAMLMap())
  return speakers.get(id)!
}

/**
 * Writes samples into the required fields that a speaker lacks. A sample is an invented value with the annotation `# ejemplo`.
 * @returns whether the entry has a sample now, from this import or an earlier one
 */
function fillWithSamples(entry: YAMLMap): boolean {
  const samples = { role: 'Ponente', bio: 'Pronto contaremos quién es.' }
  for (const [name, text] of Object.entries(samples)) {
    if (!entry.has(name)) entry.set(name, sample(text))
  }
  return Object.keys(samples).some((name) => isSample(entry, name))
}

const remarkOnSamples = (names: readonly string[]): readonly string[] =>
  names.length > 0
    ? [`sin cargo o biografía, y con un «# ejemplo» inventado en su lugar: ${names.join(', ')}`]
    : []

function sample(text: string): Scalar {
  const value = new Scalar(text)
  value.comment = ' ejemplo'
  return value
}

const remarkOnPhoto = ({ photo }: Person, id: string): readonly string[] =>
  photo ? [`su foto está en ${photo}; guárdala como speakers/${id}.jpg`] : []
