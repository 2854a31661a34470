import { isDeepStrictEqual } from 'node:util'
import { type Document, Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { speaker } from '../../../src/content/schema/entities.ts'
import { fragmentId } from '../../../src/content/schema/formats.ts'
import { programmeItem, talk } from '../../../src/content/schema/programme.ts'
import { freeName } from '../../build/lib/free-name.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import type { Report } from '../../build/lib/run-script.ts'
import { shown } from '../../build/read/mistakes.ts'
import type { Session } from './sessions.ts'
import { type Fields, list, object, textIn } from './source.ts'
import { fitting, withoutHtml } from './texts.ts'

/** Writes fields of an entry; undefined keeps what is there, and null removes it. It says what it overwrites. */
function write(document: Document, entry: YAMLMap, fields: Fields, tell: Report) {
  for (const [name, value] of Object.entries(fields)) {
    const old = object(entry.toJSON())[name]
    if (value === undefined || isDeepStrictEqual(value, old)) continue
    const lost = [old ?? []].flat().map((one) => shown(one))
    if (lost.length > 0 && name !== 'tags') tell(`se sobrescribe «${name}»: ${lost.join(', ')}`)
    if (value === null) entry.delete(name)
    else entry.set(name, document.createNode(value))
  }
}

const isLink = (link: object) => speaker.shape.links.safeParse([link]).success

/** Up to two links as the content takes them. It says which stay out. */
function linksIn(all: readonly unknown[], tell: Report) {
  const links = all.map(object).map(({ title, url }) => ({ name: textIn(title), url: textIn(url) }))
  const good = links.filter(isLink).slice(0, 2)
  const rest = links.filter((link) => !good.includes(link)).map(({ url }) => url)
  if (rest.length > 0) tell(`se quedan fuera sus enlaces ${rest.join(', ')}`)
  return good.length > 0 ? good : undefined
}

/** What a speaker has to have, marked until somebody says it. */
function sample(text: string) {
  const value = new Scalar(text)
  value.comment = ' ejemplo'
  return value
}

/**
 * Writes the people of sessions into speakers.yaml. Who is there already, by name, gets what the source says of them.
 * @returns the identifier of each person, by key
 */
export function mergePeople(document: Document, sessions: readonly Session[], report: Report) {
  const speakers = document.get('speakers') as YAMLMap<unknown, YAMLMap>
  const there = Object.entries(object(speakers.toJSON()))
  const taken = new Set(there.map(([id]) => id))
  const ids = new Map<string, string>()
  const people = new Map(sessions.flatMap((one) => one.people).map((one) => [one.key, one]))
  for (const { key, name: written, photo, ...person } of people.values()) {
    const tell = (problem: string) => report(`${written}: ${problem}`)
    const name = fitting(written, speaker.shape.name, tell)
    if (!name) continue
    const used = [...ids.values()]
    const known = there.find(([id, one]) => object(one).name === name && !used.includes(id))
    const slug = slugOf(name)
    const own = fragmentId.safeParse(slug).success ? slug : `ponente-${used.length + 1}`
    const id = known?.[0] ?? freeName(own, taken)
    if (!known && id !== own) tell(`hay dos personas con ese nombre; esta es «${id}»`)
    if (!known) speakers.set(id, document.createNode({}))
    ids.set(key, id)
    const entry = speakers.get(id)!
    const role = fitting(person.role, speaker.shape.role, tell, 'cargo')
    const bio = fitting(withoutHtml(person.bio), speaker.shape.bio, tell, 'biografía')
    write(document, entry, { name, role, bio, links: linksIn(person.links, tell) }, tell)
    const isWhole = entry.has('role') && entry.has('bio')
    if (!isWhole) tell('no dice su cargo o su biografía; lo que pone con «# ejemplo» es inventado')
    if (!entry.has('role')) entry.set('role', sample('Ponente'))
    if (!entry.has('bio')) entry.set('bio', sample('Pronto contaremos quién es.'))
    if (photo) tell(`su foto está en ${photo}; guárdala como speakers/${id}.jpg`)
  }
  return ids
}

/** A session with times of the event's clocks (HH:MM), and the list of the programme that it goes into. */
export type PlacedSession = Session & { readonly items: YAMLSeq<YAMLMap> }

const longRoom = /^(?=.{31})(.{1,14}) .*? (.{1,14})$/
const tag = talk.shape.tags.unwrap().element

/**
 * Writes sessions over those of the same title. What a hand has added to a session stays.
 * @param lists what is there, by parts of the programme
 */
export function mergeSessions(
  document: Document,
  lists: readonly YAMLSeq<YAMLMap>[],
  sessions: readonly PlacedSession[],
  ids: ReadonlyMap<string, string>,
  report: Report,
): void {
  const left = new Set(lists.flatMap(({ items }) => items))
  for (const { items, tell, isTalk, start, end, ...session } of sessions) {
    const { shape } = isTalk ? talk : programmeItem
    const field = 'talk' in shape ? shape.talk : shape.title
    const title = fitting(session.title, field, tell) ?? 'Por anunciar'
    const twins = [...left].filter((item) => titleIn(item, isTalk) === title)
    const twin = twins.find((item) => item.get('start') === start) ?? twins[0]
    const item = twin ?? (document.createNode({}) as YAMLMap)
    left.delete(item)
    for (const there of lists) there.items = there.items.filter((one) => one !== item)
    items.items.push(item)
    const text = withoutHtml(session.description)
    const description = fitting(text, shape.description, tell, 'descripción')
    const room = session.room.replace(longRoom, '$1…$2') || undefined
    if (room && room !== session.room) tell(`su sala, ${shown(session.room)}, es ${shown(room)}`)
    const act = isTalk ? {} : { title, description }
    write(document, item, { start, end, ...act, room }, tell)
    if (!isTalk) continue
    if (!twin) item.set('talks', document.createNode([{}]))
    const entry = item.getIn(['talks', 0]) as YAMLMap
    const people = [...new Set(session.people.flatMap(({ key }) => ids.get(key) ?? []))]
    const one = { speaker: people[0], speakers: people[0] && null }
    const who = people.length > 1 ? { speaker: null, speakers: people } : one
    const labels = [session.level, session.language].flatMap(
      (label) => fitting(label, tag, tell) ?? [],
    )
    const tags = [...new Set([...list(object(entry.toJSON()).tags), ...labels])]
    const about = { talk: title, description, tags: tags.length > 0 ? tags : undefined }
    write(document, entry, { ...who, ...about }, tell)
  }
  const titles = [...left].map((item) => shown(titleIn(item, false) ?? titleIn(item, true)))
  if (titles.length > 0) report(`se quedan, aunque no están en el archivo: ${titles.join(', ')}`)
}

/** The title of an act, or of its only talk. */
const titleIn = (item: YAMLMap, isTalk: boolean) =>
  isTalk && !item.hasIn(['talks', 1]) ? item.getIn(['talks', 0, 'talk']) : item.get('title')
