import { type Document, YAMLMap, type YAMLSeq } from 'yaml'
import type { z } from 'zod'
import { speaker as speakerSchema } from '../../../src/content/schema/entities.ts'
import { fragmentId } from '../../../src/content/schema/formats.ts'
import { programmeItem, talk as talkSchema } from '../../../src/content/schema/programme.ts'
import { freeName } from '../../../src/lib/freeName.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import { shown } from '../../read/mistakes.ts'
import { plainLetters } from '../../read/yamlFile.ts'
import type { Report } from '../../lib/run-script.ts'
import { list, object, type Person, textIn } from './people.ts'
import type { Session } from './source.ts'
import { fitting, withoutHtml } from './texts.ts'

/** What a speaker has to have, and says until somebody does. */
const samples = { role: 'Ponente', bio: 'Pronto contaremos quién es.' }

/** Sets fields that are not so yet, and says what that overwrites. Tags of both stay. */
function update(node: YAMLMap, values: object, tell: Report) {
  const before = object(node.toJSON())
  for (const [field, value] of Object.entries(values) as [string, unknown][]) {
    const old = before[field]
    const tags = [...new Set([...list(old), ...list(value)])].slice(0, 3)
    const now = field === 'tags' && value ? tags : value
    if (now === undefined || JSON.stringify(old) === JSON.stringify(now)) continue
    if (old !== undefined) tell(`«${field}» era ${shown(old)}, y ahora es ${shown(now)}`)
    node.set(field, now)
  }
}

/** Up to two links as the content takes them. It says which stay out. */
function linksIn(all: readonly unknown[], tell: Report) {
  const links = all.map(object).map(({ title, url }) => ({ name: textIn(title), url: textIn(url) }))
  const { links: field } = speakerSchema.shape
  const good = links.filter((link) => field.safeParse([link]).success).slice(0, 2)
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
  const speakers = document.get('speakers') as YAMLMap
  const nameOf = (id: string) => plainLetters(String(speakers.getIn([id, 'name'])))
  const { shape } = speakerSchema
  for (const person of people) {
    const tell = (problem: string) => report(`${person.name}: ${problem}`)
    const name = fitting(person.name, shape.name, tell)
    if (!name) continue
    const there = speakers.items.map(({ key }) => String(key))
    const used = [...ids.values()]
    const slug = slugOf(name).slice(0, 50).replace(/-$/, '')
    const free = fragmentId.safeParse(slug).success ? slug : `ponente-${slug || 1}`
    const known = there.find((one) => nameOf(one) === name && !used.includes(one))
    const id = known ?? freeName(free, new Set(there))
    const isSame = used.some((one) => slugOf(nameOf(one)) === slugOf(name))
    if (isSame) tell(`hay dos personas con ese nombre; esta es «${id}»`)
    ids.set(person.key, id)
    if (!known) speakers.set(id, new YAMLMap())
    const node = speakers.get(id) as YAMLMap
    const role = fitting(person.role, shape.role, (problem) => tell(`cargo: ${problem}`))
    const bio = fitting(withoutHtml(person.bio), shape.bio, (problem) =>
      tell(`biografía: ${problem}`),
    )
    update(node, { name, role, bio, links: linksIn(person.links, tell) }, tell)
    for (const [field, sample] of Object.entries(samples)) {
      if (node.has(field)) continue
      const value = document.createNode(sample)
      value.comment = ' ejemplo'
      node.set(field, value)
      tell(`falta su «${field}»; lo que pone es un ejemplo`)
    }
    if (person.photo) tell(`su foto está en ${person.photo}; guárdala como speakers/${id}.jpg`)
  }
  if (speakers.items.length > 60) report(`hay ${speakers.items.length} ponentes, y caben 60`)
  return ids
}

/** A session with its hours on the event's clocks (HH:MM). */
export type TimedSession = {
  readonly session: Session
  readonly start: string
  readonly end: string
}
type Item = z.infer<typeof programmeItem>
const itemsOf = (part: YAMLMap) => (part.get('items') as YAMLSeq<YAMLMap>).items
const titlesOf = ({ title, talks }: Item) =>
  [title, talks?.length === 1 && talks[0]?.talk].filter(Boolean)

/**
 * Writes sessions into programme.yaml: each over the one of its title, and into the part that has its hours. A new part
 * takes those that fit into none. What a hand has added to a session stays.
 * @param at the instant of a time (HH:MM), comparable as text
 */
export function mergeSessions(
  document: Document,
  sessions: readonly TimedSession[],
  ids: ReadonlyMap<string, string>,
  at: (time: unknown) => string,
  report: Report,
): void {
  const parts = document.get('parts') as YAMLSeq<YAMLMap>
  const homeOf = ({ start, end }: Pick<Item, 'start' | 'end'>) =>
    parts.items.find((part) => at(part.get('start')) <= at(start) && at(end) <= at(part.get('end')))
  const homeless = sessions.filter((one) => !homeOf(one))
  const byTime = (one: unknown, other: unknown) => at(one).localeCompare(at(other))
  const byStart = (one: YAMLMap, other: YAMLMap) => byTime(one.get('start'), other.get('start'))
  if (homeless.length > 0) {
    const [start] = homeless.map((one) => one.start).toSorted(byTime)
    const end = homeless
      .map((one) => one.end)
      .toSorted(byTime)
      .at(-1)
    const id = freeName('imported', new Set(parts.items.map((part) => String(part.get('id')))))
    const venue = parts.items[0]?.get('venue') ?? 'sede'
    const texts = { title: 'El programa', intro: 'Acto por acto.' }
    parts.add(
      document.createNode({ id, tone: 'day', ...texts, venue, start, end, items: [] }) as YAMLMap,
    )
    const titles = homeless.map(({ session }) => session.what).join('; ')
    report(`no cabe en las partes que hay, y está en una nueva, «imported»: ${titles}`)
  }
  const rooms = roomNames(
    sessions.map(({ session }) => session.room),
    report,
  )
  const left = parts.items.flatMap(itemsOf)
  for (const timed of sessions) {
    const tell = (problem: string) => report(`${timed.session.what}: ${problem}`)
    const item = itemOf(timed, ids, rooms.get(timed.session.room), tell)
    const twins = left.filter((one) => titlesOf(one.toJSON() as Item).includes(titlesOf(item)[0]))
    const twin = twins.find((one) => one.get('start') === item.start) ?? twins[0]
    if (twin) {
      left.splice(left.indexOf(twin), 1)
      for (const items of parts.items.map(itemsOf)) {
        if (items.includes(twin)) items.splice(items.indexOf(twin), 1)
      }
      overwrite(twin, item, tell)
    }
    itemsOf(homeOf(item)!).push(twin ?? (document.createNode(item) as YAMLMap))
  }
  const titles = left.map((one) => shown(titlesOf(one.toJSON() as Item)[0] ?? ''))
  if (titles.length > 0) report(`se quedan, aunque no están en el archivo: ${titles.join(', ')}`)
  parts.items = parts.items.filter((part) => itemsOf(part).length > 0).toSorted(byStart)
  for (const part of parts.items) itemsOf(part).sort(byStart)
}

/** Writes a session over the one that is there. */
function overwrite(
  node: YAMLMap,
  { talks: [talk] = [], title: _, description, ...item }: Item,
  tell: Report,
) {
  update(node, item, tell)
  const [only, ...more] = (node.get('talks') as YAMLSeq<YAMLMap> | undefined)?.items ?? []
  if (more.length > 0) return tell('las charlas que tenía se quedan como estaban')
  if (!talk || only) {
    if (talk?.speaker) only?.delete('speakers')
    if (talk?.speakers) only?.delete('speaker')
    return update(only ?? node, talk ?? { description }, tell)
  }
  const about = node.has('description') ? { description: node.get('description') } : {}
  node.set('talks', [{ ...about, ...talk }])
  node.delete('title')
  return node.delete('description')
}

function itemOf(
  { session, start, end }: TimedSession,
  ids: ReadonlyMap<string, string>,
  room: string | undefined,
  tell: Report,
): Item {
  const isTalk = session.speakers !== '' && session.speakers !== '-'
  const { shape } = isTalk ? talkSchema : programmeItem
  const heading = isTalk ? talkSchema.shape.talk : programmeItem.shape.title
  const title = fitting(session.title, heading, tell) ?? 'Por anunciar'
  const text = withoutHtml(session.description)
  const description = fitting(text, shape.description, (problem) => tell(`descripción: ${problem}`))
  const about = description ? { description } : {}
  const hours = { start, end, ...(room && { room }) }
  if (!isTalk) return { ...hours, title, ...about }
  const people = [...new Set(session.people.flatMap(({ key }) => ids.get(key) ?? []))]
  if (people.length > 10) tell('caben diez ponentes; los demás se quedan fuera')
  const [speaker] = people
  const who = people.length > 1 ? { speakers: people.slice(0, 10) } : speaker && { speaker }
  const tags = session.labels.flatMap(
    (one) => fitting(one, talkSchema.shape.tags.unwrap().element, tell) ?? [],
  )
  const links = linksIn(session.links, tell)
  const more = { ...(tags.length > 0 && { tags }), ...(links && { links }) }
  return { ...hours, talks: [{ ...who, talk: title, ...about, ...more }] }
}

/** Rooms as the content takes them. Of those that begin alike it takes the ends, so that they stay two. */
function roomNames(
  all: readonly string[],
  report: Report,
): ReadonlyMap<string, string | undefined> {
  const field = programmeItem.shape.room
  const cut = (room: string) => fitting(room, field, () => {})
  const heads = new Map([...new Set(all.filter(Boolean))].map((room) => [room, cut(room)]))
  for (const [room, head] of heads) {
    const alike = [...heads].filter(([one]) => cut(one)?.toLowerCase() === head?.toLowerCase())
    const ends = [...room.matchAll(/\s/g)].map(({ index }) => `…${room.slice(index + 1)}`)
    const name = alike.length > 1 ? (ends.find((one) => cut(one) === one) ?? head) : head
    if (name !== room) report(`la sala ${shown(room)} se escribe ${shown(name ?? '')}`)
    heads.set(room, name)
  }
  return heads
}
