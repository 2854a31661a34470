import { Scalar, YAMLMap } from 'yaml'
import { speaker } from '../../../src/content/schema/entities.ts'
import { fragmentId } from '../../../src/content/schema/formats.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import { freeName } from '../../build/lib/free-name.ts'
import { isSample, jsonOf, mergeFields, plainField } from './mergeFields.ts'
import type { ImportNotes } from './noted.ts'
import { keyOf, type Person } from './person.ts'
import { fittedProse, fittedTitle } from './texts.ts'
import { textOf } from './values.ts'

type Speakers = YAMLMap<unknown, YAMLMap>

export type MergedSpeakers = {
  /** The identifier of each person, by key. Somebody whom a hand has removed has none. */
  readonly ids: ReadonlyMap<string, string>
  readonly noted: ImportNotes['speakers']
  /** Lines about values of a hand that stay, though the source has others. */
  readonly kept: readonly string[]
  readonly remarks: readonly string[]
}

const fields = [
  plainField('name', 'nombre'),
  plainField('role', 'cargo'),
  plainField('bio', 'biografía'),
  plainField('links', 'enlaces'),
]

/** Writes people into speakers.yaml. */
export function mergeSpeakers(
  speakers: Speakers,
  people: readonly Person[],
  before: ImportNotes['speakers'],
): MergedSpeakers {
  const ids = new Map<string, string>()
  const noted = { ...before }
  const kept: string[] = []
  const remarks: string[] = []
  const sampled: string[] = []
  const taken = new Set(speakers.items.map(({ key }) => textOf(key)))
  for (const person of people) {
    const fitted = fittedPerson(person)
    const tell = (list: string[], problems: readonly string[]) =>
      list.push(...problems.map((problem) => `${person.name}: ${problem}`))
    tell(remarks, fitted.remarks)
    const name = fitted.values.name
    if (!name) continue

    const used = new Set(ids.values())
    const there = identifierOf(person, speakers, before, used)
    if (!there && wasRemoved(person, before)) {
      tell(kept, ['no vuelve, porque la quitaste de speakers.yaml'])
      continue
    }
    const id = there ?? newIdentifier(name, used.size, taken)
    if (!there && id !== slugOf(name) && taken.has(slugOf(name))) {
      tell(remarks, [`hay dos personas con ese nombre; esta es «${id}»`])
    }
    ids.set(keyOf(person), id)
    const entry = entryOf(speakers, id)
    const result = mergeFields(entry, fields, fitted.values, before[id]?.values ?? {})
    noted[id] = { key: keyOf(person), values: result.noted }
    tell(kept, result.remarks)
    if (fillWithSamples(entry)) sampled.push(name)
    tell(remarks, remarkOnPhoto(person, id))
  }
  return { ids, noted, kept, remarks: [...remarkOnSamples(sampled), ...remarks] }
}

/** A person's values as speakers.yaml takes them. */
function fittedPerson(person: Person) {
  const { shape } = speaker
  const name = fittedTitle(person.name, shape.name)
  const role = fittedTitle(person.role, shape.role)
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

/** Up to two links, as the content takes them. */
function fittedLinks({ links }: Person) {
  const sound = links.filter((link) => speaker.shape.links.safeParse([link]).success)
  const shown = sound.slice(0, 2)
  const others = links.filter((link) => !shown.includes(link)).map(({ url }) => url)
  const remarks = others.length > 0 ? [`se quedan fuera sus enlaces ${others.join(', ')}`] : []
  return { links: shown.length > 0 ? shown : undefined, remarks }
}

/** The identifier of somebody who is in speakers.yaml: by what the last import noted, else by the name. */
function identifierOf(
  person: Person,
  speakers: Speakers,
  before: ImportNotes['speakers'],
  used: ReadonlySet<string>,
): string | undefined {
  const free = speakers.items.map(({ key }) => textOf(key)).filter((id) => !used.has(id))
  const byNote = free.find((id) => before[id]?.key === keyOf(person))
  if (byNote) return byNote
  const slug = slugOf(person.name)
  return free.find((id) => {
    // Two people of one name have identifiers of the source's own: a name alone is not enough then.
    const noted = before[id]?.key
    const isNamedOnly = person.id === '' || noted === undefined || noted === slug
    return isNamedOnly && slugOf(nameIn(speakers, id)) === slug
  })
}

const nameIn = (speakers: Speakers, id: string) => textOf(jsonOf(entryOf(speakers, id)).name)

const wasRemoved = (person: Person, before: ImportNotes['speakers']) =>
  Object.values(before).some(({ key }) => key === keyOf(person))

function newIdentifier(name: string, count: number, taken: Set<string>): string {
  const slug = slugOf(name)
  const isSound = fragmentId.safeParse(slug).success
  return freeName(isSound ? slug : `ponente-${count + 1}`, taken)
}

function entryOf(speakers: Speakers, id: string): YAMLMap {
  if (!speakers.has(id)) speakers.set(id, new YAMLMap())
  return speakers.get(id)!
}

/**
 * Fills what a speaker has to have with invented values, marked until somebody says them.
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
