import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentFile } from '../../src/content/schema.ts'
import { isoDay, zoneOffset } from '../../src/lib/dates.ts'
import { ContentMistakes } from '../content/mistakes.ts'
import { findPhotos } from '../content/photos.ts'
import { type Content, readContent } from '../content/read-content.ts'
import { YamlEdit } from './edit-yaml.ts'
import { isDay } from '../content/check-times.ts'
import { whyNotOn } from './move-dates.ts'
import { type OldWord, oldWords } from './old-words.ts'
import { type Moment, plainMoment, planEdition, type Wishes } from './plan.ts'

type Texts = Readonly<Record<ContentFile, string>>

const fileOf = (folder: string, name: string) => path.join(folder, `${name}.yaml`)

/** What is known of the next edition before anybody is asked. */
export type Options = {
  /** When it begins, as it was typed. */
  readonly day: string
  /** Day of the change, as it was typed; today if it was not. */
  readonly updated?: string | undefined
}

/**
 * Starts the next edition in a folder of content: the finished one joins the past, the dates move, the speakers go.
 * Nothing is written if anything is wrong, before or after.
 * @param momentsOf tells what the gallery shows of the finished edition; gets what is true of any
 * @returns what was done and what is left, in Spanish
 * @throws with the reason, in Spanish
 */
export async function startNextEdition(
  folder: string,
  { day, updated: typed }: Options,
  momentsOf: (plain: Moment) => readonly Moment[] | Promise<readonly Moment[]>,
): Promise<string> {
  const before = readContent(folder)
  const { event } = before.data
  const updated = typed ?? todayIn(event.timeZone)
  const reason = whyNotOn(day, before.data) ?? whyNotUpdated(updated, event.updated)
  if (reason) throw new Error(reason)
  const wishes = { day, updated, moments: await momentsOf(plainMoment(before)) }

  const names = Object.keys(before.sources) as readonly ContentFile[]
  const eachFile = <Value>(valueOf: (name: ContentFile) => Value) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<ContentFile, Value>
  const sources = eachFile((name) => readFileSync(fileOf(folder, name), 'utf8'))
  const edits = eachFile((name) => new YamlEdit(sources[name]))
  const done = planEdition(before, wishes, edits)
  const results = eachFile((name) => edits[name].toString())
  const after = write(folder, sources, results)
  const faces = Object.values(findPhotos(folder, before).speakers)
  return [...done, '', ...left(before, wishes, oldWords(before.data, after), faces)].join('\n')
}

/** The one place at which the clock speaks: from here on it is a fact of the content. */
function todayIn(timeZone: string): string {
  const now = Date.now()
  return new Date(now + zoneOffset(now, timeZone)).toISOString().slice(0, 'YYYY-MM-DD'.length)
}

/** Calendars that people have subscribed to take an older day for an older version. */
function whyNotUpdated(updated: string, last: string): string | null {
  if (!isDay(updated)) {
    return `«${updated}» no es ningún día del calendario: escribe --updated año-mes-día, como 2026-01-31.`
  }
  return updated < last
    ? `--updated ${updated} es anterior al último cambio del contenido, que es del ${last} (event.yaml).`
    : null
}

/**
 * Writes all files or none: they are read and checked in a folder beside their places before the first one takes its own.
 * @returns the new content
 * @throws with its mistakes, told as if it were in its place
 */
function write(folder: string, sources: Texts, results: Texts): Content {
  const trial = makeFolder(folder)
  try {
    for (const [name, text] of Object.entries(results)) {
      // With the rights of the file that it takes the place of.
      copyFileSync(fileOf(folder, name), fileOf(trial, name))
      writeFileSync(fileOf(trial, name), text)
    }
    const after = readContent(trial)
    for (const [name, text] of Object.entries(results)) {
      if (text !== sources[name as ContentFile])
        renameSync(fileOf(trial, name), fileOf(folder, name))
    }
    return after
  } catch (error) {
    throw error instanceof ContentMistakes ? new ContentMistakes(folder, error.mistakes) : error
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}

function makeFolder(parent: string): string {
  try {
    return mkdtempSync(path.join(parent, '.next-edition-'))
  } catch (error) {
    throw new Error(`no se puede escribir en ${parent}.`, { cause: error })
  }
}

function left(
  { data: { event } }: Content,
  { day, updated }: Wishes,
  old: readonly OldWord[],
  faces: readonly string[],
) {
  const end = isoDay(event.end)
  const warnings = [
    ...(updated < end ? [`La edición que pasa a la galería no termina hasta el ${end}.`] : []),
    ...(day < updated ? [`El ${day} ya ha pasado: el sitio dirá que el evento se celebró.`] : []),
    ...(old.length > 0
      ? [
          `Estos textos nombran algo de la edición anterior:\n${old.map((one) => `     ${one.file}:${one.line} · ${one.field}: ${one.words.map((word) => `«${word}»`).join(', ')}`).join('\n')}`,
        ]
      : []),
  ]
  const steps = [
    ...warnings,
    ...(faces.length > 0 ? [`Quita las fotos de los ponentes de antes: ${faces.join(', ')}.`] : []),
    'Cambia la dirección de las entradas (event.yaml: ticketUrl).',
    'Mira si valen aún las sedes (venues.yaml), las horas y los actos (programme.yaml) y lo que se promete (faq.yaml, perks.yaml, benefits.yaml).',
    'Cuando se sepan, escribe los ponentes (speakers.yaml) y sus charlas (programme.yaml, «talks»); git diff enseña cómo estaban.',
    '«npm run prelaunch» dice qué valores esperan todavía a los de verdad.',
  ]
  return ['Queda por hacer:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)]
}
