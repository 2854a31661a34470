import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import { takeApart } from '../../src/lib/links.ts'
import { checkTimes } from './check-times.ts'
import { distanceBetween } from '../../src/lib/walk.ts'
import { didYouMean, shown, suggestion } from './mistakes.ts'
import type { Complain, FieldPath } from './yaml-file.ts'

/** What no schema of one field can see: how the fields and the files fit each other. */
export function checkContent(data: ContentData, complain: Complain): void {
  checkTimes(data, complain)
  checkReferences(data, complain)
  checkAnswers(data, complain)
  checkTwice(data, complain)
  checkVenues(data, complain)
  checkPaths(data, complain)
  checkEditions(data, complain)
  checkDelivery(data, complain)
}

function checkReferences({ programme, venues, speakers }: ContentData, complain: Complain) {
  const places = Object.keys(venues.venues)
  const people = Object.keys(speakers.speakers)
  for (const [index, part] of programme.parts.entries()) {
    if (!places.includes(part.venue)) {
      const known = suggestion(part.venue, places)
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
    const say = (problem: string) => complain('faq', ['questions', index, 'answer'], problem)
    for (const part of takeApart(answer)) {
      if (typeof part === 'string') {
        const [broken] = /\[[^[\]]*\]?\(|\]\([^)]*\)?/.exec(part) ?? []
        if (broken)
          say(`el enlace ${shown(broken)} está a medias: se escribe «[texto](programme)».`)
      } else if (!targets.includes(part.target)) {
        const known = suggestion(part.target, targets)
        say(`el enlace «${part.label}» va a «${part.target}», que no existe.${known}`)
      }
    }
  }
}

/** Farther from each other than that, in metres, is a wrong number rather than a walk. */
const farthest = 100_000

function checkVenues({ venues, pages }: ContentData, complain: Complain) {
  const all = Object.entries(venues.venues)
  const [first] = all
  for (const [id, venue] of all) {
    const say = (field: string, problem: string) =>
      complain('venues', ['venues', id, field], problem)
    const { from, to } = venue.homeHours
    if (to <= from) {
      complain(
        'venues',
        ['venues', id, 'homeHours', 'to'],
        `la sede cierra (${to}) sin haber abierto (${from}).`,
      )
    }
    if (id in pages.pages || id === 'mail' || id === 'shop') {
      complain(
        'venues',
        ['venues', id],
        `«${id}» ya es otra cosa en los enlaces: pon otro identificador.`,
      )
    }
    const metres = first ? distanceBetween(first[1], venue) : 0
    if (metres > farthest) {
      say(
        'latitude',
        `está a ${Math.round(metres / 1000)} km de «${first?.[1].name}»: revisa las coordenadas y sus signos.`,
      )
    }
  }
}

/** Taken by what the build writes beside the pages. */
export const reserved = new Set([
  '/404',
  '/sin-conexion',
  '/gracias',
  '/assets',
  '/fonts',
  '/share',
])

function checkPaths({ pages }: ContentData, complain: Complain) {
  const { home } = pages.pages
  if (home.path !== '/') {
    complain(
      'pages',
      ['pages', 'home', 'path'],
      `pone ${shown(home.path)}, pero la portada está en «/».`,
    )
  }
  for (const [id, { path }] of Object.entries(pages.pages)) {
    if (reserved.has(path)) {
      complain('pages', ['pages', id, 'path'], `${shown(path)} es del propio sitio: pon otra ruta.`)
    }
  }
  for (const [index, { path }] of pages.legalLinks.entries()) {
    if (Object.values(pages.pages).some((page) => page.path === path)) {
      complain(
        'pages',
        ['legalLinks', index, 'path'],
        `${shown(path)} ya es de otra página: aquí hace falta otro.`,
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
  once('pages', ['legalLinks'], 'path', data.pages.legalLinks)
  once('perks', ['perks'], 'title', data.perks.perks)
  for (const form of ['sponsorship', 'contact'] as const) {
    once('forms', [form], 'name', data.forms[form])
  }
  const onceNamed = (file: ContentFile, field: string, items: Readonly<Record<string, object>>) => {
    const all = Object.entries(items as Readonly<Record<string, Readonly<Record<string, unknown>>>>)
    for (const [index, [id, item]] of all.entries()) {
      if (all.findIndex(([, other]) => other[field] === item[field]) === index) continue
      complain(
        file,
        [file, id, field],
        `${shown(item[field])} ya está más arriba: aquí hace falta otro.`,
      )
    }
  }
  onceNamed('pages', 'path', data.pages.pages)
  onceNamed('pages', 'title', data.pages.pages)
  onceNamed('venues', 'name', data.venues.venues)
  onceNamed('speakers', 'name', data.speakers.speakers)
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

/** Who gives data is told at once who gets it, what for, and where the rest is told (GDPR, article 13). */
function checkDelivery({ forms, pages }: ContentData, complain: Complain) {
  const { delivery = 'none', dataProtection } = forms
  if (!dataProtection && delivery !== 'none') {
    complain(
      'forms',
      ['delivery'],
      'los formularios envían datos sin decir de quién son: falta «dataProtection», con «controller» (quién responde de ellos), «purpose» (para qué) y «page» (la ruta de la página de privacidad).',
    )
  }
  const paths = pages.legalLinks.map(({ path }) => path)
  if (dataProtection && !paths.includes(dataProtection.page)) {
    complain(
      'forms',
      ['dataProtection', 'page'],
      `${shown(dataProtection.page)} no está en «legalLinks» (pages.yaml).${suggestion(dataProtection.page, paths)}`,
    )
  }
}
