import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import { webAddress } from '../../src/content/schema/formats.ts'
import { lastOfNight } from '../../src/lib/dates.ts'
import { takeApart } from '../../src/lib/links.ts'
import { distanceBetween } from '../../src/lib/walk.ts'
import { checkTimes } from './check-times.ts'
import { didYouMean, idOf, shown, suggestion } from './mistakes.ts'
import { withoutLeftVenue } from './new-day.ts'
import type { Complain, FieldPath } from './yaml-file.ts'

/**
 * What no schema of one field can see: how the fields and the files fit each other.
 * @param textPaths of the pages of text
 */
export function checkContent(
  data: ContentData,
  textPaths: readonly string[],
  complain: Complain,
): void {
  checkTimes(data, complain)
  checkReferences(data, complain)
  checkRoomNames(data, complain)
  checkAnswers(withoutLeftVenue(data), complain)
  checkTwice(data, complain)
  checkVenues(data, complain)
  checkIds(data, complain)
  checkPaths(data, complain)
  checkEditions(data, complain)
  checkDelivery(data, textPaths, complain)
}

function checkReferences({ programme, venues, speakers }: ContentData, complain: Complain) {
  const places = Object.keys(venues.venues)
  const people = Object.keys(speakers.speakers)
  for (const [index, { venue, items }] of programme.parts.entries()) {
    const say = (at: FieldPath, problem: string, cause?: string) =>
      complain('programme', ['parts', index, ...at], problem, cause)
    if (!places.includes(venue)) {
      const known = suggestion(idOf(venue, venues.venues), places)
      const strange = `no hay ninguna sede «${venue}» en venues.yaml.${known}`
      say(['venue'], strange, `sedes.${venue}`)
    }
    for (const [place, { talks = [] }] of items.entries()) {
      for (const [turn, { speaker }] of talks.entries()) {
        if (speaker === undefined || people.includes(speaker)) continue
        const known = didYouMean(idOf(speaker, speakers.speakers), people)
        const strange = `no hay ningún ponente «${speaker}» en speakers.yaml.${known}`
        const at = ['items', place, 'talks', turn, 'speaker']
        const cure = 'Si aún no se anuncia, quita esta línea.'
        say(at, `${strange} ${cure}`, `speakers.${speaker}`)
      }
    }
  }
}

/** A room has one name: "Sala 1" and "sala 1" would be two. */
function checkRoomNames({ programme }: ContentData, complain: Complain) {
  const known = new Map<string, string>()
  for (const [index, { items }] of programme.parts.entries()) {
    for (const [place, { room = '' }] of items.entries()) {
      const first = known.get(room.toLowerCase()) ?? room
      known.set(room.toLowerCase(), first)
      if (first === room) continue
      const at = ['parts', index, 'items', place, 'room']
      complain('programme', at, `«${room}» es «${first}» más arriba: escríbela siempre igual.`)
    }
  }
}

/** A link, whole or not, to what there is or not. */
const anyLink = /\[([^[\]]*)\]?(\s*)\(([^)]*)\)?/g

function checkAnswers({ faq, pages, venues, event }: ContentData, complain: Complain) {
  const known: readonly string[] = [
    ...Object.keys(pages.pages),
    ...Object.keys(venues.venues),
    'mail',
    'shop',
  ]
  const targets = new Set(known)
  const pageAt = (path: string) =>
    Object.entries(pages.pages).find(([, page]) => page.path === path)?.[0]
  for (const [index, { answer }] of faq.questions.entries()) {
    const say = (problem: string, cause?: string) =>
      complain('faq', ['questions', index, 'answer'], problem, cause)
    const whole = new Set(
      takeApart(answer).flatMap((part) => (typeof part === 'string' ? [] : part.target)),
    )
    for (const [written, label = '', space, target = ''] of answer.matchAll(anyLink)) {
      const isKnown = targets.has(target) || webAddress.safeParse(target).success
      const page = pageAt(target)
      if (page !== undefined) {
        say(`el enlace «${label}» se escribe «[${label}](${page})», sin la ruta.`)
      } else if (isKnown && space) {
        say(`en el enlace ${shown(written)} sobra el espacio entre «]» y «(».`)
      } else if (whole.has(target) && !isKnown) {
        const isLeft = target === event.status?.from
        const strange = `el enlace «${label}» va a «${target}»`
        say(
          isLeft
            ? `${strange}, donde el evento ya no está (status, en event.yaml): escribe de nuevo la respuesta.`
            : `${strange}, que no existe.${suggestion(target, known)}`,
          `sedes.${target}`,
        )
      } else if (!whole.has(target) && !space) {
        say(`el enlace ${shown(written)} está a medias: se escribe «[texto](programme)».`)
      }
    }
  }
}

/** Identifiers that the frame of the pages has, and those of the parts of a page. */
const takenIds = new Set([
  'menu',
  'contenido',
  'ahora',
  'comprar',
  'dosier',
  'ediciones',
  'taquilla',
])

const taken = (id: string) => `«${id}» ya es otra cosa en la página: pon otro identificador.`

/** Speakers and questions are fragments of their pages' addresses. */
function checkIds({ speakers, faq }: ContentData, complain: Complain) {
  for (const id of Object.keys(speakers.speakers).filter((one) => takenIds.has(one))) {
    complain('speakers', ['speakers', id], taken(id))
  }
  for (const [index, { id }] of faq.questions.entries()) {
    if (takenIds.has(id)) complain('faq', ['questions', index, 'id'], taken(id))
  }
}

/** Farther from each other than that, in metres, venues are not in one city. */
const farthest = 30_000

function checkVenues({ venues, pages }: ContentData, complain: Complain) {
  const all = Object.entries(venues.venues)
  const [first] = all
  for (const [id, venue] of all) {
    const say = (at: FieldPath, problem: string, cause?: string) =>
      complain('venues', ['venues', id, ...at], problem, cause)
    const { from, to } = venue.homeHours
    if (to === from || (to < from && to > lastOfNight)) {
      const cure = `De madrugada vale hasta las ${lastOfNight}.`
      say(['homeHours', 'to'], `la sede cierra (${to}) sin haber abierto (${from}). ${cure}`)
    }
    if (id in pages.pages || id === 'mail' || id === 'shop') {
      say([], `«${id}» ya es otra cosa en los enlaces: pon otro identificador.`)
    }
    const metres = first ? distanceBetween(first[1], venue) : 0
    if (metres > farthest) {
      const far = `está a ${Math.round(metres / 1000)} km de «${first?.[1].name}»`
      const reason = 'el sitio es para un evento de una ciudad: sus sedes están a 30 km como mucho'
      say(['latitude'], `${far}, y ${reason}.`, 'paseo')
    }
  }
}

/** Taken by what the build writes beside the pages. */
export const reserved = new Set(['/404', '/sin-conexion', '/gracias', '/assets', '/compartir'])

function checkPaths({ pages }: ContentData, complain: Complain) {
  const say = (at: FieldPath, problem: string) => complain('pages', [...at, 'path'], problem)
  const { home } = pages.pages
  if (home.path !== '/') {
    say(['pages', 'home'], `pone ${shown(home.path)}, pero la portada está en «/».`)
  }
  for (const [id, { path }] of Object.entries(pages.pages)) {
    if (reserved.has(path)) {
      say(['pages', id], `${shown(path)} es del propio sitio: pon otra ruta.`)
    }
  }
  for (const [index, { path }] of pages.legalLinks.entries()) {
    if (Object.values(pages.pages).some((page) => page.path === path)) {
      say(['legalLinks', index], `${shown(path)} ya es de otra página: aquí hace falta otro.`)
    }
  }
}

/** Each is known by something of its own: its address, its title in a tab, its place in a menu. */
function checkTwice(data: ContentData, complain: Complain) {
  const { programme, faq, editions, benefits, sponsorship, event, pages, perks, forms } = data
  const once = (file: ContentFile, of: string, field: string, items: object) => {
    const seen = new Set<unknown>()
    for (const [key, item] of Object.entries<Readonly<Record<string, unknown>>>({ ...items })) {
      const value = item[field]
      if (seen.has(value)) {
        const at = [of, Array.isArray(items) ? Number(key) : key, field]
        complain(file, at, `${shown(value)} ya está más arriba: aquí hace falta otro.`)
      }
      seen.add(value)
    }
  }
  once('programme', 'parts', 'id', programme.parts)
  once('faq', 'questions', 'id', faq.questions)
  once('faq', 'questions', 'question', faq.questions)
  once('editions', 'editions', 'id', editions.editions)
  once('benefits', 'benefits', 'id', benefits.benefits)
  once('sponsorship', 'benefits', 'id', sponsorship.benefits)
  once('event', 'social', 'name', event.social)
  once('pages', 'navigation', 'page', pages.navigation)
  once('pages', 'legalLinks', 'path', pages.legalLinks)
  once('pages', 'pages', 'path', pages.pages)
  once('pages', 'pages', 'title', pages.pages)
  once('perks', 'perks', 'title', perks.perks)
  once('forms', 'sponsorship', 'name', forms.sponsorship)
  once('forms', 'contact', 'name', forms.contact)
  once('venues', 'venues', 'name', data.venues.venues)
  once('speakers', 'speakers', 'name', data.speakers.speakers)
}

/** None is from the future. */
function checkEditions({ editions, event }: ContentData, complain: Complain) {
  for (const [index, { year }] of editions.editions.entries()) {
    if (year < Number(event.start.slice(0, 4))) continue
    const problem = `${year} no es de una edición pasada: el evento es el ${event.start.slice(0, 10)}.`
    complain('editions', ['editions', index, 'year'], problem)
  }
}

/** Forms that send data must say who receives it, why, and where to read more (GDPR, article 13). */
function checkDelivery(
  { forms, pages }: ContentData,
  textPaths: readonly string[],
  complain: Complain,
) {
  const { delivery = 'none', dataProtection } = forms
  const say = (field: FieldPath, problem: string) => complain('forms', field, problem)
  if (!dataProtection && delivery !== 'none') {
    say(
      ['delivery'],
      'los formularios envían datos sin decir de quién son: falta «dataProtection», con «controller» (quién responde de ellos), «purpose» (para qué) y «page» (la ruta de la página de privacidad).',
    )
  }
  if (!dataProtection) return
  const { page } = dataProtection
  const at = ['dataProtection', 'page']
  const paths = pages.legalLinks.map(({ path }) => path)
  if (!paths.includes(page)) {
    say(at, `${shown(page)} no está en «legalLinks» (pages.yaml).${suggestion(page, paths)}`)
  } else if (delivery !== 'none' && !textPaths.includes(page)) {
    const cure = `copia plantillas/privacidad.md a «pages${page}.md» y rellénala`
    say(at, `la página ${shown(page)} no existe: ${cure}.`)
  }
}
