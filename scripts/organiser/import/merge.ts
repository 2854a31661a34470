import { isDeepStrictEqual } from 'node:util'
import type { Document, YAMLMap, YAMLSeq } from 'yaml'
import type { z } from 'zod'
import { speaker as speakerSchema } from '../../../src/content/schema/entities.ts'
import { fragmentId } from '../../../src/content/schema/formats.ts'
import { programmeItem, talk as talkSchema } from '../../../src/content/schema/programme.ts'
import { freeName } from '../../../src/lib/freeName.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import { shown } from '../../read/mistakes.ts'
import { plainLetters } from '../../read/yamlFile.ts'
import type { Report } from '../../lib/run-script.ts'
import { object, type Person, textIn } from './people.ts'
import type { Session } from './source.ts'
import { fitting, withoutHtml } from './texts.ts'

/** What a speaker has to have, and says until somebody does. */
const samples = { role: 'Ponente', bio: 'Pronto contaremos quién es.' }

/** The values of an entry, each with its field: "end: 09:30". */
const valuesIn = (value: unknown, field = ''): readonly string[] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([name, one]) => valuesIn(one, name))
    : [`${field}: ${String(value)}`]

function sayOverwritten(old: unknown, now: unknown, tell: Report) {
  const kept = valuesIn(now)
  const lost = valuesIn(old).filter((one) => !kept.includes(one))
  if (lost.length > 0) tell(`se sobrescribe ${lost.map((one) => shown(one)).join(', ')}`)
}

const isLink = (link: object) => speakerSchema.shape.links.safeParse([link]).success

/** Up to two links as the content takes them. It says which stay out. */
function linksIn(all: readonly unknown[], tell: Report) {
  const links = all.map(object).map(({ title, url }) => ({ name: textIn(title), url: textIn(url) }))
  const good = links.filter(isLink).slice(0, 2)
  const rest = links.filter((link) => !good.includes(link)).map(({ url }) => url)
  if (rest.length > 0) tell(`se quedan fuera sus enlaces ${rest.join(', ')}`)
  return good.length > 0 ? good : undefined
}

/**
 * Writes people into speakers.yaml. Who is there already, by name, gets what the source says of them.
 * @returns the identifier of each person, by key
 */
export function mergePeople(document: Document, people: readonly Person[], report: Report) {
  const ids = new Map<string, string>()
  const there = object(object(document.toJSON()).speakers)
  const taken = new Set(Object.keys(there))
  const { shape } = speakerSchema
  for (const person of people) {
    const tell = (problem: string) => report(`${person.name}: ${problem}`)
    const name = fitting(person.name, shape.name, tell)
    if (!name) continue
    const isSame = (id: string) => plainLetters(textIn(object(there[id]).name)) === name
    const known = Object.keys(there).find((id) => isSame(id) && ![...ids.values()].includes(id))
    const slug = slugOf(name).slice(0, 50).replace(/-$/, '')
    const own = fragmentId.safeParse(slug).success ? slug : `ponente-${slug || 1}`
    const id = known ?? freeName(own, taken)
    if (!known && id !== own) tell(`hay dos personas con ese nombre; esta es «${id}»`)
    ids.set(person.key, id)
    const role = fitting(person.role, shape.role, tell, 'cargo')
    const bio = fitting(withoutHtml(person.bio), shape.bio, tell, 'biografía')
    const old = object(there[id])
    const said = { name, role, bio, links: linksIn(person.links, tell) }
    const now: Record<string, unknown> = { ...old }
    for (const [field, value] of Object.entries(said)) {
      if (!value || isDeepStrictEqual(value, old[field])) continue
      now[field] = value
      document.setIn(['speakers', id, field], document.createNode(value))
    }
    sayOverwritten(old, now, tell)
    for (const [field, sample] of Object.entries(samples)) {
      if (document.hasIn(['speakers', id, field])) continue
      const value = document.createNode(sample)
      value.comment = ' ejemplo'
      document.setIn(['speakers', id, field], value)
      tell(`falta su «${field}»; lo que pone es un ejemplo`)
    }
    if (person.photo) tell(`su foto está en ${person.photo}; guárdala como speakers/${id}.jpg`)
  }
  if (taken.size > 60) report(`hay ${taken.size} ponentes, y caben 60`)
  return ids
}

type Item = z.infer<typeof programmeItem>
const itemIn = (node: YAMLMap) => node.toJSON() as Item
const itemsOf = (part: YAMLMap) => part.get('items') as YAMLSeq<YAMLMap>
const titleOf = ({ title, talks }: Item) => (talks?.length === 1 ? talks[0]?.talk : title) ?? ''

/**
 * Writes sessions into programme.yaml: each over the one of its title, and into the part that has its hours. A new part
 * takes those that fit into none. What a hand has added to a session stays.
 * @param at the instant of a time (HH:MM), comparable as text
 */
export function mergeSessions(
  document: Document,
  sessions: readonly Session[],
  ids: ReadonlyMap<string, string>,
  at: (time: unknown) => string,
  report: Report,
): void {
  const parts = document.get('parts') as YAMLSeq<YAMLMap>
  const homes = new Map(
    parts.items.flatMap((part) => itemsOf(part).items.map((node) => [node, part])),
  )
  const byTime = (one: unknown, other: unknown) => at(one).localeCompare(at(other))
  const byStart = (one: YAMLMap, other: YAMLMap) => byTime(one.get('start'), other.get('start'))
  const homeOf = ({ start, end }: Session) =>
    parts.items.find((part) => at(part.get('start')) <= at(start) && at(end) <= at(part.get('end')))
  const homeless = sessions.filter((one) => !homeOf(one))
  if (homeless.length > 0) {
    const times = homeless.flatMap(({ start, end }) => [start, end]).toSorted(byTime)
    const id = freeName('imported', new Set(parts.items.map((part) => String(part.get('id')))))
    const texts = { id, tone: 'day', title: 'El programa', intro: 'Acto por acto.' }
    const venue = parts.items[0]?.get('venue') ?? 'sede'
    const part = { ...texts, venue, start: times[0], end: times.at(-1), items: [] }
    parts.add(document.createNode(part) as YAMLMap)
    for (const { tell } of homeless)
      tell(`no cabe en las partes que hay; está en una nueva, «${id}»`)
  }
  const left = new Set(homes.keys())
  const rooms = roomNames(new Set(sessions.map(({ room }) => room)), report)
  for (const session of sessions) {
    const { tell, isTalk } = session
    const field = isTalk ? talkSchema.shape.talk : programmeItem.shape.title
    const title = fitting(session.title, field, tell) ?? 'Por anunciar'
    const twins = [...left].filter((node) => titleOf(itemIn(node)) === title)
    const twin = twins.find((node) => node.get('start') === session.start) ?? twins[0]
    const said = { ...session, title, room: rooms.get(session.room) ?? '' }
    const node = document.createNode(itemOf(said, twin && itemIn(twin), ids)) as YAMLMap
    if (twin) {
      left.delete(twin)
      homes.delete(twin)
      sayOverwritten(itemIn(twin), itemIn(node), tell)
    }
    homes.set(twin && isDeepStrictEqual(itemIn(twin), itemIn(node)) ? twin : node, homeOf(session)!)
  }
  const titles = [...left].map((node) => shown(titleOf(itemIn(node))))
  if (titles.length > 0) report(`se quedan, aunque no están en el archivo: ${titles.join(', ')}`)
  for (const part of parts.items) {
    const nodes = [...homes].filter(([, home]) => home === part).map(([node]) => node)
    itemsOf(part).items = nodes.toSorted(byStart)
  }
  parts.items = parts.items.filter((part) => itemsOf(part).items.length > 0).toSorted(byStart)
}

/** A session as the programme has it, with what is there of it already and the source does not say. */
function itemOf(session: Session, old: Item | undefined, ids: ReadonlyMap<string, string>) {
  const { tell, start, end, title, isTalk, level, language } = session
  const room = session.room || old?.room
  const [was, ...more] = old?.talks ?? []
  if (more.length > 0) tell('las charlas que tenía se quedan como estaban')
  if (more.length > 0) return { ...old, start, end, room }
  const { shape } = isTalk ? talkSchema : programmeItem
  const text = fitting(withoutHtml(session.description), shape.description, tell, 'descripción')
  const description = text ?? was?.description ?? old?.description
  if (!isTalk && !was) return { start, end, title, room, description }
  const people = [...new Set(session.people.flatMap(({ key }) => ids.get(key) ?? []))]
  if (people.length > 10) tell('caben diez ponentes; los demás se quedan fuera')
  const { speaker, speakers } = was ?? {}
  const known = people.length > 1 ? { speakers: people.slice(0, 10) } : { speaker: people[0] }
  const who = people.length > 0 ? known : { speaker, speakers }
  const tag = talkSchema.shape.tags.unwrap().element
  const labels = [level, language].flatMap((one) => fitting(one, tag, tell) ?? [])
  const tags = [...new Set([...(was?.tags ?? []), ...labels])].slice(0, 3)
  const links = linksIn(session.links, tell) ?? was?.links
  const about = { description, tags: tags.length > 0 ? tags : undefined, links }
  return { start, end, title: was && old?.title, room, talks: [{ ...who, talk: title, ...about }] }
}

/** Rooms as the content takes them; of two that begin alike, one has its end. */
function roomNames(all: ReadonlySet<string>, report: Report) {
  const names = new Map<string, string>()
  for (const room of all) {
    const head = fitting(room, programmeItem.shape.room, () => {})
    if (!head) continue
    const isTaken = [...names.values()].includes(head)
    names.set(room, isTaken ? room.slice(-30).replace(/^\S*\s/, '…') : head)
    if (names.get(room) !== room)
      report(`la sala ${shown(room)} se escribe ${shown(names.get(room))}`)
  }
  return names
}
