import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import { takeApart } from '../../src/lib/links.ts'
import { checkTimes, type Complain } from './check-times.ts'
import { didYouMean, shown } from './mistakes.ts'
import type { FieldPath } from './yaml-file.ts'

/** What no schema of one field can see: how the fields and the files fit each other. */
export function checkContent(data: ContentData, complain: Complain): void {
  checkTimes(data, complain)
  checkReferences(data, complain)
  checkAnswers(data, complain)
  checkTwice(data, complain)
  checkEditions(data, complain)
}

function checkReferences({ programme, venues, speakers }: ContentData, complain: Complain) {
  const places = Object.keys(venues.venues)
  const people = Object.keys(speakers.speakers)
  for (const [index, part] of programme.parts.entries()) {
    if (!places.includes(part.venue)) {
      const known = didYouMean(part.venue, places) || ` Hay: ${places.join(', ')}.`
      complain(
        'programme',
        ['parts', index, 'venue'],
        `no hay ninguna sede «${part.venue}» en venues.yaml.${known}`,
      )
    }
    for (const [place, { talks = [] }] of part.items.entries()) {
      for (const [turn, { speaker }] of talks.entries()) {
        if (speaker === undefined || people.includes(speaker)) continue
        const at = ['parts', index, 'items', place, 'talks', turn, 'speaker']
        const known = didYouMean(speaker, people)
        complain(
          'programme',
          at,
          `no hay ningún ponente «${speaker}» en speakers.yaml.${known} Si aún no se anuncia, quita esta línea.`,
        )
      }
    }
  }
}

function checkAnswers({ faq, pages, venues }: ContentData, complain: Complain) {
  const targets = [...Object.keys(pages.pages), ...Object.keys(venues.venues), 'mail', 'shop']
  for (const [index, { answer }] of faq.questions.entries()) {
    for (const part of takeApart(answer)) {
      if (typeof part === 'string' || targets.includes(part.target)) continue
      const known = didYouMean(part.target, targets) || ` Puede ir a: ${targets.join(', ')}.`
      complain(
        'faq',
        ['questions', index, 'answer'],
        `el enlace «${part.label}» va a «${part.target}», que no existe.${known}`,
      )
    }
  }
}

/** Each is known by something of its own: its address, its title in a tab, its place in a menu. */
function checkTwice(data: ContentData, complain: Complain) {
  const once = (file: ContentFile, at: FieldPath, field: string, items: readonly object[]) => {
    const values = items.map((item) => (item as Readonly<Record<string, unknown>>)[field])
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue
      complain(
        file,
        [...at, index, field],
        `${shown(value)} ya está más arriba: aquí hace falta otro.`,
      )
    }
  }
  once('programme', ['parts'], 'id', data.programme.parts)
  once('faq', ['questions'], 'id', data.faq.questions)
  once('faq', ['questions'], 'question', data.faq.questions)
  once('editions', ['editions'], 'id', data.editions.editions)
  once('benefits', ['benefits'], 'id', data.benefits.benefits)
  once('sponsorship', ['benefits'], 'id', data.sponsorship.benefits)
  once('event', ['social'], 'name', data.event.social)
  once('pages', ['navigation'], 'page', data.pages.navigation)
  for (const form of ['sponsorship', 'contact'] as const) {
    once('forms', [form], 'name', data.forms[form])
  }
  const pages = Object.entries(data.pages.pages)
  for (const field of ['path', 'title'] as const) {
    for (const [index, [id, page]] of pages.entries()) {
      if (pages.findIndex(([, other]) => other[field] === page[field]) === index) continue
      complain(
        'pages',
        ['pages', id, field],
        `${shown(page[field])} ya es de otra página: aquí hace falta otro.`,
      )
    }
  }
}

/** Oldest first, because the mosaics grow, and none from the future. */
function checkEditions({ editions, event }: ContentData, complain: Complain) {
  for (const [index, { year }] of editions.editions.entries()) {
    const before = editions.editions[index - 1]
    if (before && before.year > year) {
      complain(
        'editions',
        ['editions', index, 'year'],
        `${year} va después de ${before.year}: la más antigua, primero.`,
      )
    } else if (year >= Number(event.start.slice(0, 4))) {
      complain(
        'editions',
        ['editions', index, 'year'],
        `${year} no es de una edición pasada: el evento es el ${event.start.slice(0, 10)}.`,
      )
    }
  }
}
