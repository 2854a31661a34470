import type { ContentFile, Event, PartData } from '../../src/content/schema.ts'
import { slugOf } from '../../src/lib/calendarFile.ts'
import { calendarDay, dayDate, yearOf } from '../../src/lib/dates.ts'
import type { Content, Mark } from '../content/read-content.ts'
import { valuesIn } from '../content/values.ts'
import type { FieldPath } from '../content/yaml-file.ts'
import type { YamlEdit } from './edit-yaml.ts'
import { movedDates } from './move-dates.ts'

/** What is told of the finished edition in one picture of the gallery. */
export type Moment = { readonly title: string; readonly description: string }

export type Wishes = {
  /** When the next edition begins, YYYY-MM-DD. */
  readonly day: string
  readonly moments: readonly Moment[]
  /** Day of the change, YYYY-MM-DD. */
  readonly updated: string
}

type Edits = Readonly<Record<ContentFile, YamlEdit>>

/** In the place of what nobody knows yet. */
const unknownTalk = 'Tema por anunciar'

/** What the files say above these lists. */
const comments: Readonly<Record<Mark, string>> = {
  samples:
    'Lo inventado: así empieza cada valor. Al cambiarlo deja de contar; si ya es el real, borra su línea.',
  promises:
    'Lo prometido al público y aún no confirmado: acuérdalo con quien lo cumple y borra su línea.',
}

/** What is said of the finished edition as long as nobody says more: true of any. */
export function plainMoment({ data: { event } }: Content): Moment {
  const { day, month } = calendarDay(event.start)
  return {
    title: `La edición de ${yearOf(event.start)}`,
    description: `Fue el ${day} de ${month}, en ${event.city}.`,
  }
}

/**
 * Turns the content of a finished edition into that of the next one.
 * @param edits the files' sources, which are changed
 * @returns what was done, one sentence per line, in Spanish
 */
export function planEdition(content: Content, wishes: Wishes, edits: Edits): string[] {
  const { event, speakers } = content.data
  addEdition(content, wishes, edits)

  const moves = movedDates(content.data, wishes.day)
  for (const { at, value } of moves.event) edits.event.set(at, value)
  edits.event.set(['updated'], wishes.updated)

  const people = Object.keys(speakers.speakers).length
  if (people > 0) edits.speakers.set(['speakers'], {})
  for (const mark of ['samples', 'promises'] as const) {
    if (marksOf(content, 'speakers', mark).length > 0) edits.speakers.set([mark], [])
  }
  const silenced = silenceTalks(content, edits)
  const [start, end] = moves.event
  return [
    `La edición de ${yearOf(event.start)} (${dayDate(event.start)}) está en editions.yaml: ${wishes.moments.map(({ title }) => `«${title}»`).join(', ')}.`,
    `El evento va ahora de ${start?.value ?? ''} a ${end?.value ?? ''} (event.yaml); updated: ${wishes.updated}.`,
    `Ponentes: ${people > 0 ? `se han quitado ${people}` : 'no había ninguno'} (speakers.yaml); en el programa, ${silenced === 1 ? 'un acto dice' : `${silenced} actos dicen`} «${unknownTalk}», con sus horas de siempre.`,
    ...forgetState(content, edits),
    ...markAgain(content, edits),
  ]
}

/** What became of the finished edition says nothing of the next one. */
function forgetState({ sources }: Content, { event }: Edits): string[] {
  const { status, notice, tickets } = sources.event.value as Partial<Event>
  if (status) event.set(['status'], { is: 'scheduled' })
  if (notice) event.set(['notice'], {})
  if (tickets?.sale) event.set(['tickets', 'sale'], [{ is: 'open' }])
  const isForgotten = status ?? notice ?? tickets?.sale
  return isForgotten ? ['El estado, el aviso y la venta empiezan de nuevo (event.yaml).'] : []
}

/** The finished edition, one entry per moment, marked if nobody has said anything of it. */
function addEdition(content: Content, { moments }: Wishes, { editions }: Edits) {
  const { event, editions: past } = content.data
  const taken = past.editions.map(({ id }) => id)
  const plain = plainMoment(content)
  const entries = moments.map(({ title, description }) => {
    const name = slugOf(title) || `edicion-${yearOf(event.start)}`
    let id = name
    for (let number = 2; taken.includes(id); number += 1) id = `${name}-${number}`
    taken.push(id)
    return { id, title, description, year: yearOf(event.start) }
  })
  editions.append('editions', entries, '')
  const unsaid = moments.flatMap(({ title }) => (title === plain.title ? title : []))
  editions.append('samples', unsaid, comments.samples)
}

/** @returns in how many items somebody unknown is on stage now */
function silenceTalks({ data: { programme } }: Content, { programme: edit }: Edits): number {
  const places = talkPlaces(programme.parts)
  // One for all of an item's talks: how many there will be is not known either.
  for (const at of places) edit.set([...at, 'talks'], [{ talk: unknownTalk }])
  return places.length
}

function talkPlaces(parts: readonly PartData[]): FieldPath[] {
  return parts.flatMap(({ items }, index) =>
    items.flatMap(({ talks }, place) => (talks ? [['parts', index, 'items', place]] : [])),
  )
}

/** Marks what may be another a year later, unless it is marked already, for `npm run prelaunch` to list it. */
function markAgain(content: Content, edits: Edits): string[] {
  const { event, programme, venues } = content.data
  const raw = (file: ContentFile, at: FieldPath) =>
    valuesIn(content.sources[file].value).find(({ at: found }) => found.join() === at.join())
  const about = talkPlaces(programme.parts).flatMap(
    (at) => raw('programme', [...at, 'description'])?.value ?? [],
  )
  const wanted = [
    ['event', 'samples', [event.ticketUrl]],
    ['programme', 'samples', about.length > 0 ? [unknownTalk] : []],
    ['programme', 'promises', about],
    ['venues', 'promises', Object.values(venues.venues).map(({ name }) => name)],
  ] as const
  return wanted.flatMap(([file, mark, values]) => {
    const marked = (['samples', 'promises'] as const).flatMap((one) => marksOf(content, file, one))
    const missing = values
      .filter((value) => !marked.some((beginning) => value.startsWith(beginning)))
      .map(beginningOf)
    edits[file].append(mark, missing, comments[mark])
    const told = missing.map((one) => `«${one}»`).join(', ')
    return told ? [`Marcado para mirarlo otra vez (${mark} de ${file}.yaml): ${told}.`] : []
  })
}

function marksOf({ sources }: Content, file: ContentFile, mark: Mark): readonly string[] {
  const { [mark]: list = [] } = sources[file].value as Partial<Record<Mark, readonly string[]>>
  return list
}

/** The first words of a text, as the lists of marks have them. */
function beginningOf(text: string): string {
  if (text.length <= 40) return text
  const words = text.slice(0, 41).split(' ').slice(0, -1)
  return words.length > 0 ? words.join(' ') : text.slice(0, 40)
}
