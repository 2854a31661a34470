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
   * The identifiers of people, by their keys (`keyOf`). People without a valid name, and people whom somebody has removed from
   * speakers.yaml, have none.
   */
  readonly ids: ReadonlyMap<string, string>
  readonly noted: ImportNotes['speakers']
  /** Lines about what stays as it is although the source says something else. */
  readonly kept: readonly string[]
  readonly remarks: readonly string[]
}

const fields = [
  plainField('name', 'nombre'),
  plainField('role', 'cargo'),
  plainField('bio', 'biografía'),
  plainField('links', 'enlaces'),
]

/** Merges people into speakers.yaml. */
export function mergeSpeakers(
  speakers: Speakers,
  people: readonly Person[],
  before: ImportNotes['speakers'],
): MergedSpeakers {
  const ids = new Map<string, string>()
  const noted = { ...before }
  const kept: string[] = []
  const remarks: string[] = []
  const namesWithSamples: string[] = []
  const takenIds = new Set(speakers.items.map(({ key }) => textOf(key)))
  for (const person of people) {
    const withName = (line: string) => `${person.name}: ${line}`
    const fitted = fittedPerson(person)
    remarks.push(...fitted.remarks.map(withName))
    const { name } = fitted.values
    if (!name) continue

    const usedIds = new Set(ids.values())
    const existingId = identifierOf(person, speakers, before, usedIds)
    if (!existingId && wasRemoved(person, before)) {
      kept.push(withName('no vuelve, porque la quitaste de speakers.yaml'))
      continue
    }
    const id = existingId ?? newIdentifier(name, usedIds.size, takenIds)
    if (!existingId) remarks.push(...remarkOnNamesake(name, id, takenIds).map(withName))
    ids.set(keyOf(person), id)

    const entry = entryOf(speakers, id)
    const result = mergeFields(entry, fields, fitted.values, before[id]?.values ?? {})
    noted[id] = { key: keyOf(person), values: result.noted }
    kept.push(...result.remarks.map(withName))
    if (fillWithSamples(entry)) namesWithSamples.push(name)
    remarks.push(...remarkOnPhoto(person, id).map(withName))
  }
  return { ids, noted, kept, remarks: [...remarkOnSamples(namesWithSamples), ...remarks] }
}

/** A remark if a new identifier differs from the person's name, because somebody else has the identifier of that name. */
function remarkOnNamesake(
  name: string,
  id: string,
  takenIds: ReadonlySet<string>,
): readonly string[] {
  const hasNamesake = id !== slugOf(name) && takenIds.has(slugOf(name))
  return hasNamesake ? [`hay dos personas con ese nombre; esta es «${id}»`] : []
}

/** A person's values as the schema of speakers.yaml accepts them. */
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

/** The first two links that the schema accepts. */
function fittedLinks({ links }: Person) {
  const valid = links.filter((link) => speaker.shape.links.safeParse([link]).success)
  const firstTwo = valid.slice(0, 2)
  const others = links.filter((link) => !firstTwo.includes(link)).map(({ url }) => url)
  const remarks = others.length > 0 ? [`se quedan fuera sus enlaces ${others.join(', ')}`] : []
  return { links: firstTwo.length > 0 ? firstTwo : undefined, remarks }
}

/**
 * The identifier of somebody who is already in speakers.yaml, by the note of the last import or else by the name; undefined
 * for anybody else.
 */
function identifierOf(
  person: Person,
  speakers: Speakers,
  before: ImportNotes['speakers'],
  usedIds: ReadonlySet<string>,
): string | undefined {
  const freeIds = speakers.items.map(({ key }) => textOf(key)).filter((id) => !usedIds.has(id))
  const idByNote = freeIds.find((id) => before[id]?.key === keyOf(person))
  if (idByNote) return idByNote
  const slug = slugOf(person.name)
  return freeIds.find((id) => {
    // The source may have two people of one name. If it has identifiers for both, the name alone does not decide. A noted
    // key that is not the name's slug is such an identifier (`keyOf`).
    const notedKey = before[id]?.key
    const haveBothIdentifiers = person.id !== '' && notedKey !== undefined && notedKey !== slug
    return !haveBothIdentifiers && slugOf(nameIn(speakers, id)) === slug
  })
}

const nameIn = (speakers: Speakers, id: string) => textOf(jsonOf(entryOf(speakers, id)).name)

const wasRemoved = (person: Person, before: ImportNotes['speakers']) =>
  Object.values(before).some(({ key }) => key === keyOf(person))

/** An identifier from a name, "nora-diaz", or "ponente-3" for a name that gives no valid identifier. */
function newIdentifier(name: string, usedCount: number, takenIds: Set<string>): string {
  const slug = slugOf(name)
  const isValid = fragmentId.safeParse(slug).success
  return freeName(isValid ? slug : `ponente-${usedCount + 1}`, takenIds)
}

function entryOf(speakers: Speakers, id: string): YAMLMap {
  if (!speakers.has(id)) speakers.set(id, new YAMLMap())
  return speakers.get(id)!
}

/**
 * Fills the required fields that a speaker lacks with invented values, which get the annotation `# ejemplo`.
 * @returns whether the entry has such a value
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
