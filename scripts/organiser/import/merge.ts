import { JSDOM } from 'jsdom'
import { marked } from 'marked'
import type { Document, YAMLMap, YAMLSeq } from 'yaml'
import type { z } from 'zod'
import { speaker as speakerSchema } from '../../../src/content/schema/entities.ts'
import { programmeItem, talk as talkSchema } from '../../../src/content/schema/programme.ts'
import { shown } from '../../content/mistakes.ts'
import type { Report } from '../../lib/run-script.ts'
import type { Person, Session } from './source.ts'

const { document: page } = new JSDOM('').window

/** A source's Markdown or HTML as the content's texts are: plain, on one line, without braces. */
function plain(text: string | null | undefined): string {
  page.body.innerHTML = marked.parse(text ?? '', { async: false })
  return page.body.textContent
    .normalize('NFC')
    .replaceAll(/\{/g, '(')
    .replaceAll(/\}/g, ')')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{C}|\*\*|__/gu, '')
    .trim()
}

/** A text as its field takes it: whole, or up to the end of a sentence, or of a word. */
function fitting(text: string | null | undefined, field: z.ZodType, what: string, report: Report) {
  const whole = plain(text)
  const fits = (part: string) => field.safeParse(part).success
  if (whole === '' || fits(whole)) return whole || undefined
  const ends = (pattern: RegExp) =>
    [...whole.matchAll(pattern)].map(({ index }) => index).toReversed()
  const cuts = [
    ...ends(/(?<=\p{L}{2}[.!?…])\s/gu).map((end) => whole.slice(0, end)),
    ...ends(/\s/g).map((end) => `${whole.slice(0, end).replace(/[\s,;:–-]+$/, '')}…`),
  ]
  const cut = cuts.find(fits)
  report(
    cut
      ? `${what}: no cabe entero; se queda en ${shown(cut.slice(-40))}`
      : `${what}: ${shown(whole)} no vale, y se ha quedado fuera`,
  )
  return cut
}

/** "María José Núñez" → "maria-jose-nunez" */
const idOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50) || 'ponente'

/**
 * Writes the people of a source into speakers.yaml. Who is there already, by name, gets what the source says of them.
 * @returns the identifier of each person
 */
export function mergePeople(document: Document, sessions: readonly Session[], report: Report) {
  const ids = new Map<Person, string>()
  const taken = new Map<string, Person>()
  for (const person of new Set(sessions.flatMap(({ speakers }) => speakers))) {
    const { name, role, bio, photo, links = [] } = person
    const isSame = (other: Person | undefined) => other?.name === name && other.bio === bio
    let id = idOf(name)
    for (let count = 2; taken.has(id) && !isSame(taken.get(id)); count += 1) {
      id = `${idOf(name)}-${count}`
      report(`${name}: hay dos personas con ese nombre; esta es «${id}»`)
    }
    ids.set(person, id)
    if (taken.has(id)) continue
    taken.set(id, person)
    const { shape } = speakerSchema
    const valid = links
      .map((link) => ({ ...link, name: plain(link.name) }))
      .filter((link) => shape.links.safeParse([link]).success)
      .slice(0, 2)
    const fields = {
      name: fitting(name, shape.name, name, report),
      role: fitting(role, shape.role, `${name}, cargo`, report),
      bio: fitting(bio, shape.bio, `${name}, biografía`, report),
      ...(valid.length > 0 && { links: valid }),
    }
    for (const [field, value] of Object.entries(fields)) {
      if (value !== undefined) document.setIn(['speakers', id, field], document.createNode(value))
    }
    for (const [field, sample] of [
      ['role', 'Ponente'],
      ['bio', 'Pronto contaremos quién es.'],
    ] as const) {
      if (document.hasIn(['speakers', id, field])) continue
      const node = document.createNode(sample)
      node.comment = ' ejemplo'
      document.setIn(['speakers', id, field], node)
      report(
        `${name}: el archivo no dice ${field === 'bio' ? 'quién es' : 'qué hace'}; pon «${field}»`,
      )
    }
    if (photo) report(`${name}: su foto está en ${photo}; guárdala como speakers/${id}.jpg`)
  }
  return ids
}

/**
 * Writes sessions into programme.yaml: each in the place of the one with its title, and into the part that has its hours.
 * A new part takes those that fit into none.
 */
export function mergeSessions(
  document: Document,
  sessions: readonly Session[],
  ids: ReadonlyMap<Person, string>,
  added: { readonly id: string; readonly venue: string },
  report: Report,
): void {
  const parts = document.get('parts') as YAMLSeq<YAMLMap>
  const timed = sessions.filter(({ title, start, end }) => {
    if (start && end) return true
    report(`${shown(title)}: no tiene hora, y se ha quedado fuera del programa`)
    return false
  })
  const items = timed.map((session) => itemOf(session, ids, report))
  const titles = new Set(items.map(titleOf))
  for (const part of parts.items) {
    const list = itemsOf(part)
    list.items = list.items.filter((one) => !titles.has(titleOf(one.toJSON() as Item)))
  }
  const homeOf = ({ start, end }: Item) =>
    parts.items.find((part) => hourOf(part, 'start') <= start && end <= hourOf(part, 'end'))
  const homeless = items.filter((item) => !homeOf(item))
  if (homeless.length > 0)
    parts.add(document.createNode({ ...added, ...around(homeless) }) as YAMLMap)
  for (const item of items)
    itemsOf(homeOf(item) as YAMLMap).add(document.createNode(item) as YAMLMap)
  parts.items = parts.items.filter((part) => itemsOf(part).items.length > 0)
  for (const { items: list } of parts.items.map(itemsOf)) {
    list.sort((one, other) => hourOf(one, 'start').localeCompare(hourOf(other, 'start')))
  }
}

type Item = z.infer<typeof programmeItem>

const itemsOf = (part: YAMLMap) => part.get('items') as YAMLSeq<YAMLMap>
const hourOf = (node: YAMLMap, edge: 'start' | 'end') => String(node.get(edge))
const titleOf = ({ title, talks }: Item) => title ?? talks?.[0]?.talk

function itemOf(session: Session, ids: ReadonlyMap<Person, string>, report: Report): Item {
  const { title, description, start, end, room, speakers } = session
  const people = speakers.flatMap((one) => ids.get(one) ?? [])
  const { shape } = people.length > 0 ? { shape: talkSchema.shape } : programmeItem
  const heading = 'talk' in shape ? shape.talk : shape.title
  const words = fitting(title, heading, shown(title), report) ?? 'Por anunciar'
  const about = fitting(description, shape.description, `${shown(title)}, descripción`, report)
  const details = about === undefined ? {} : { description: about }
  const place = fitting(room, programmeItem.shape.room, `sala ${shown(room ?? '')}`, report)
  const who = people.length > 1 ? { speakers: people.slice(0, 10) } : { speaker: people[0] }
  return {
    start,
    end,
    ...(place && { room: place }),
    ...(people.length > 0
      ? { talks: [{ ...who, talk: words, ...details }] }
      : { title: words, ...details }),
  }
}

/** The rest of the part that holds these items, which are put into it afterwards. */
function around(items: readonly Item[]) {
  const rooms = new Set(items.map(({ room }) => room)).size
  return {
    tone: 'day',
    title: 'El programa',
    start: items.map(({ start }) => start).toSorted()[0],
    end: items
      .map(({ end }) => end)
      .toSorted()
      .at(-1),
    intro: rooms > 1 ? `En ${rooms} salas a la vez.` : 'Acto por acto.',
    items: [],
  }
}
