import { JSDOM } from 'jsdom'
import { marked } from 'marked'
import type { Document, YAMLMap, YAMLSeq } from 'yaml'
import type { z } from 'zod'
import { speaker as speakerSchema } from '../../../src/content/schema/entities.ts'
import { programmeItem, talk as talkSchema } from '../../../src/content/schema/programme.ts'
import { freeName } from '../../../src/lib/freeName.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import { shown } from '../../read/mistakes.ts'
import type { Report } from '../../lib/run-script.ts'
import type { Person, TimedSession } from './source.ts'

const { document: page } = new JSDOM('').window

/** A source's Markdown or HTML as the content's texts are: plain, on one line, without braces. */
function plain(text: string | null | undefined): string {
  const html = marked.parse(text ?? '', { async: false })
  // On one line a heading or an entry of a list ends like a sentence.
  page.body.innerHTML = html.replaceAll(/(?<=[\p{L}\p{N})»])\s*(?=<\/(?:li|h\d)>)/gu, '.')
  return page.body.textContent
    .normalize('NFC')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{C}|\*\*|__/gu, '')
    .trim()
}

/** A text as its field takes it: whole, or up to the end of a sentence, or of a word. */
function fitting(text: string | null | undefined, field: z.ZodType, what: string, report: Report) {
  const whole = plain(text)
  const fits = (part: string) => field.safeParse(part).success
  if (whole === '' || fits(whole)) return whole || undefined
  const upTo = (end: RegExp) =>
    [...whole.matchAll(end)].toReversed().map(({ index }) => whole.slice(0, index))
  const words = upTo(/[\s,;:–-]*\s/g).map((part) => `${part}…`)
  const cut = [...upTo(/(?<=\p{L}{2}[.!?…])\s/gu), ...words].find(fits)
  report(
    cut
      ? `${what}: no cabe entero; se queda en ${shown(cut.slice(-40))}`
      : `${what}: ${shown(whole)} no vale, y se ha quedado fuera`,
  )
  return cut
}

/** What a speaker has to have, and says until somebody does. */
const samples = { role: 'Ponente', bio: 'Pronto contaremos quién es.' }

/**
 * Writes the people of a source into speakers.yaml. Who is there already, by name, gets what the source says of them.
 * @returns the identifier of each person
 */
export function mergePeople(document: Document, sessions: readonly TimedSession[], report: Report) {
  const ids = new Map<Person, string>()
  const taken = new Set<string>()
  for (const person of new Set(sessions.flatMap(({ speakers }) => speakers))) {
    const { name, role, bio, photo, links = [] } = person
    const known = [...ids].find(([other]) => other.name === name && other.bio === bio)?.[1]
    const slug = slugOf(name).slice(0, 50) || 'ponente'
    const id = known ?? freeName(slug, taken)
    ids.set(person, id)
    if (known) continue
    if (id !== slug) report(`${name}: hay dos personas con ese nombre; esta es «${id}»`)
    const { shape } = speakerSchema
    const kept = links
      .map(({ title, url }) => ({ name: plain(title), url }))
      .filter((link) => shape.links.safeParse([link]).success)
      .slice(0, 2)
    const said = {
      name: fitting(name, shape.name, name, report),
      role: fitting(role, shape.role, `${name}, cargo`, report),
      bio: fitting(bio, shape.bio, `${name}, biografía`, report),
      ...(kept.length > 0 && { links: kept }),
    }
    for (const [field, value] of Object.entries(said)) {
      if (value !== undefined) document.setIn(['speakers', id, field], document.createNode(value))
    }
    for (const [field, sample] of Object.entries(samples)) {
      if (document.hasIn(['speakers', id, field])) continue
      const node = document.createNode(sample)
      node.comment = ' ejemplo'
      document.setIn(['speakers', id, field], node)
      report(`${name}: falta su «${field}»; lo que pone es un ejemplo`)
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
  sessions: readonly TimedSession[],
  ids: ReadonlyMap<Person, string>,
  added: { readonly id: string; readonly venue: string },
  report: Report,
): void {
  const parts = document.get('parts') as YAMLSeq<YAMLMap>
  const items = sessions.map((session) => itemOf(session, ids, report))
  const titles = new Set(items.map(titleOf))
  for (const part of parts.items) {
    const list = itemsOf(part)
    list.items = list.items.filter((one) => !titles.has(titleOf(one.toJSON() as Item)))
  }
  const homeOf = ({ start, end }: Item) =>
    parts.items.find((part) => hourOf(part, 'start') <= start && end <= hourOf(part, 'end'))
  const homeless = items.filter((item) => !homeOf(item))
  if (homeless.length > 0) {
    const [start] = homeless.map((item) => item.start).toSorted()
    const end = homeless.map((item) => item.end).toSorted()
    const texts = { title: 'El programa', intro: 'Acto por acto.' }
    const part = { ...added, tone: 'day', ...texts, start, end: end.at(-1), items: [] }
    parts.add(document.createNode(part) as YAMLMap)
  }
  for (const item of items) {
    itemsOf(homeOf(item) as YAMLMap).add(document.createNode(item) as YAMLMap)
  }
  parts.items = parts.items.filter((part) => itemsOf(part).items.length > 0)
  for (const { items: list } of parts.items.map(itemsOf)) {
    list.sort((one, other) => hourOf(one, 'start').localeCompare(hourOf(other, 'start')))
  }
}

type Item = z.infer<typeof programmeItem>

const itemsOf = (part: YAMLMap) => part.get('items') as YAMLSeq<YAMLMap>
const hourOf = (node: YAMLMap, edge: 'start' | 'end') => String(node.get(edge))
const titleOf = ({ title, talks }: Item) => title ?? talks?.[0]?.talk

function itemOf(session: TimedSession, ids: ReadonlyMap<Person, string>, report: Report): Item {
  const { title, start, end } = session
  const people = session.speakers.flatMap((one) => ids.get(one) ?? [])
  const isTalk = people.length > 0
  const { shape } = isTalk ? talkSchema : programmeItem
  const heading = isTalk ? talkSchema.shape.talk : programmeItem.shape.title
  const words = fitting(title, heading, shown(title), report) ?? 'Por anunciar'
  const what = `${shown(title)}, descripción`
  const description = fitting(session.description, shape.description, what, report)
  const room = fitting(session.room, programmeItem.shape.room, `sala de ${shown(title)}`, report)
  const who = people.length > 1 ? { speakers: people.slice(0, 10) } : { speaker: people[0] }
  const about = description && { description }
  return {
    start,
    end,
    ...(room && { room }),
    ...(isTalk ? { talks: [{ ...who, talk: words, ...about }] } : { title: words, ...about }),
  }
}
