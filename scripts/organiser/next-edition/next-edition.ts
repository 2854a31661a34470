import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'prettier'
import { type Document, isSeq, parseDocument, visit } from 'yaml'
import type { ContentData, Event } from '../../../src/content/schema.ts'
import { calendarDay, dayMonth, isoDay, yearOf } from '../../../src/lib/dates.ts'
import { isDay, movedTo } from '../../../src/event/reading/newDay.ts'
import { type Content, readContent } from '../../../src/event/reading/readContent.ts'
import { escapeRegExp, findInTexts } from '../find-in-texts.ts'

const unknownTalk = 'Tema por anunciar'

/** Letters per line of the content. */
const width = 100

/**
 * Starts the next edition in a content folder: the finished one joins the gallery, the dates move, the speakers go.
 * Nothing is written if the content has mistakes before or after.
 * @param day of the next edition as it was typed, YYYY-MM-DD
 * @param now milliseconds since 1970
 * @returns what was done and what is left, in Spanish
 * @throws with the reason, in Spanish
 */
export async function startNextEdition(
  folder: string,
  day = '',
  now = Date.now(),
): Promise<string> {
  const finished = readContent(folder)
  const { event } = finished.data
  const reason = whyNotOn(day, event)
  if (reason) throw new Error(`no se ha escrito nada: ${reason}`)
  const next = await change(folder, {
    event: (document) => moveEvent(document, day, now),
    programme: silenceTalks,
    speakers: (document) => document.set('speakers', {}),
    ...(!finished.state.calledOff && { editions: (document) => addEdition(document, event) }),
  })
  return summaryOf(finished, next)
}

function whyNotOn(day: string, { start }: Event): string | null {
  if (!isDay(day)) {
    const example = 'npm run next-edition -- 2026-11-14'
    return `«${day}» no es ningún día del calendario: escríbelo año-mes-día, como ${example}`
  }
  return Number(day.slice(0, 4)) > yearOf(start)
    ? null
    : `la edición que termina es la de ${yearOf(start)}, y la siguiente va en otro año posterior.`
}

type Changes = Readonly<Record<string, (document: Document) => void>>

/**
 * Changes files of a folder; all stay as they were if the result has mistakes.
 * @returns the new content
 */
async function change(folder: string, changes: Changes): Promise<Content> {
  const files = Object.entries(changes).map(([name, apply]) => {
    const file = path.join(folder, `${name}.yaml`)
    const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const document = parseDocument(source)
    apply(document)
    return { file, source, text: document.toString({ lineWidth: width, singleQuote: true }) }
  })
  const options = { parser: 'yaml', printWidth: width, singleQuote: true } as const
  try {
    for (const { file, text } of files) writeFileSync(file, await format(text, options))
    return readContent(folder)
  } catch (error) {
    for (const { file, source } of files) writeFileSync(file, source)
    throw error
  }
}

/** Moves the event to the new day at the same hours, as announced and on sale. */
function moveEvent(document: Document, day: string, now: number) {
  const { start, end, timeZone } = document.toJS() as Event
  const moved = movedTo({ start, timeZone }, day)
  document.set('start', moved(start))
  document.set('end', moved(end))
  document.set('updated', new Date(now).toLocaleDateString('sv-SE', { timeZone }))
  for (const state of [['status'], ['notice'], ['tickets', 'sale']]) {
    if (document.hasIn(state)) document.deleteIn(state)
  }
}

/** Replaces the talks of an item by one unknown talk: their number is not known either. */
function silenceTalks(document: Document) {
  visit(document, {
    Pair(_, pair) {
      if (String(pair.key) === 'talks') pair.value = document.createNode([{ talk: unknownTalk }])
    },
  })
}

function addEdition(document: Document, { start, city }: Event) {
  const year = yearOf(start)
  const title = `La edición de ${year}`
  const description = `Fue el ${dayMonth(start)}, en ${city}.`
  const edition = document.createNode({ id: `edicion-${year}`, title, description, year })
  const editions = document.get('editions')
  if (!isSeq(editions)) return document.set('editions', [edition])
  editions.flow = false
  editions.add(edition)
}

function summaryOf({ data: before, state, photos }: Content, next: Content): string {
  const year = yearOf(before.event.start)
  const { start, end } = next.data.event
  const old = oldWords(before, next)
  const leftPhotos = Object.values(photos.speakers).map((file) => `speakers/${path.basename(file)}`)
  const steps = [
    ...(old.length > 0 ? [`Estos textos nombran algo de antes:${old.join('')}`] : []),
    'Cuenta cómo fue la edición que termina (editions.yaml).',
    'Cambia la dirección de las entradas (event.yaml: ticketUrl).',
    'Mira si valen aún las sedes (venues.yaml), las horas y los actos (programme.yaml) y lo que se promete (faq.yaml, perks.yaml, benefits.yaml).',
    ...(before.sponsors.levels.length > 0
      ? ['Mira quién patrocina esta vez (sponsors.yaml).']
      : []),
    'Cuando se sepan, escribe los ponentes (speakers.yaml) y sus charlas (programme.yaml, «talks»).',
    ...(leftPhotos.length > 0
      ? [
          `Entonces sobran las fotos de quien no repita, que siguen donde estaban: ${leftPhotos.join(', ')}.`,
        ]
      : []),
  ]
  return [
    state.calledOff
      ? `La edición de ${year} no se celebró: no pasa a la galería.`
      : `La edición de ${year} está en la galería (editions.yaml).`,
    `El evento va ahora de ${start} a ${end}, como anunciado y a la venta (event.yaml).`,
    `Se han quitado los ponentes (speakers.yaml); sus actos dicen «${unknownTalk}» (programme.yaml).`,
    '',
    'Queda por hacer:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n')
}

/** Texts that name a date or a speaker of the finished edition which the next one does not have. */
function oldWords(before: ContentData, next: Content): string[] {
  const current = wordsOf(next.data)
  const old = wordsOf(before).filter((word) => !current.includes(word))
  const any = old.map(escapeRegExp).join('|')
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${any})s?(?![\p{L}\d])`, 'giu')
  return findInTexts(next, pattern).map(({ place, words }) => `\n     ${place}: «${words}»`)
}

function wordsOf({ event: { start }, speakers }: ContentData): string[] {
  const { year, month, weekday } = calendarDay(start)
  const names = Object.values(speakers.speakers).map(({ name }) => name)
  return [isoDay(start), dayMonth(start), String(year), month, weekday, ...names]
}
