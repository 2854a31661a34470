import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import { webAddress } from '../../src/content/schema/formats.ts'
import { lastOfNight } from '../../src/lib/dates.ts'
import { takeApart } from '../../src/lib/links.ts'
import { distanceBetween } from '../../src/lib/walk.ts'
import { checkState } from './check-state.ts'
import { checkTimes } from './check-times.ts'
import { type Complain, missing, shown, suggestion } from './mistakes.ts'
import { withoutLeftVenue } from './new-day.ts'

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
  checkState(data, complain)
  checkProgramme(data, complain)
  checkAnswers(withoutLeftVenue(data), complain)
  checkTwice(data, complain)
  checkVenues(data, complain)
  checkAddresses(data, complain)
  checkEditions(data, complain)
  checkDelivery(data, textPaths, complain)
}

/** Venues and speakers are there, and a room has one name: "Sala 1" and "sala 1" would be two. */
function checkProgramme({ programme, venues, speakers }: ContentData, complain: Complain) {
  const rooms = new Map<string, string>()
  for (const [i, { venue, items }] of programme.parts.entries()) {
    if (!(venue in venues.venues)) {
      const problem = missing('ninguna sede', venue, 'venues', venues.venues)
      complain('programme', `parts.${i}.venue`, problem, `sedes.${venue}`)
    }
    for (const [j, { room = '', talks = [] }] of items.entries()) {
      const at = `parts.${i}.items.${j}`
      const first = rooms.get(room.toLowerCase()) ?? room
      rooms.set(room.toLowerCase(), first)
      if (first !== room) {
        const problem = `«${room}» es «${first}» más arriba: escríbela siempre igual.`
        complain('programme', `${at}.room`, problem)
      }
      for (const [k, { speaker }] of talks.entries()) {
        if (speaker === undefined || speaker in speakers.speakers) continue
        const problem = missing('ningún ponente', speaker, 'speakers', speakers.speakers)
        const cure = 'Si aún no se anuncia, quita esta línea.'
        complain('programme', `${at}.talks.${k}.speaker`, `${problem} ${cure}`, speaker)
      }
    }
  }
}

/** A link, whole or not, to what there is or not. */
const anyLink = /\[([^[\]]*)\]?(\s*)\(([^)]*)\)?/g

function checkAnswers({ faq, pages, venues, event }: ContentData, complain: Complain) {
  const known = [...Object.keys(pages.pages), ...Object.keys(venues.venues), 'mail', 'shop']
  const pageAt = (path: string) =>
    Object.entries(pages.pages).find(([, page]) => page.path === path)?.[0]
  for (const [index, { answer }] of faq.questions.entries()) {
    const say = (problem: string, cause?: string) =>
      complain('faq', `questions.${index}.answer`, problem, cause)
    const links = new Set(
      takeApart(answer).flatMap((part) => (typeof part === 'string' ? [] : part.target)),
    )
    for (const [written, label = '', space, target = ''] of answer.matchAll(anyLink)) {
      const isWhole = links.has(target)
      const isKnown = known.includes(target) || webAddress.safeParse(target).success
      const page = pageAt(target)
      const leads = `el enlace «${label}» va a «${target}»`
      if (page !== undefined) {
        say(`el enlace «${label}» se escribe «[${label}](${page})», sin la ruta.`)
      } else if (isKnown && space) {
        say(`en el enlace ${shown(written)} sobra el espacio entre «]» y «(».`)
      } else if (isWhole && target === event.status?.from) {
        const cure =
          'donde el evento ya no está (status, en event.yaml): escribe de nuevo la respuesta.'
        say(`${leads}, ${cure}`, `sedes.${target}`)
      } else if (isWhole && !isKnown) {
        say(`${leads}, que no existe.${suggestion(target, known)}`, `sedes.${target}`)
      } else if (!isWhole && !space) {
        say(`el enlace ${shown(written)} está a medias: se escribe «[texto](programme)».`)
      }
    }
  }
}

/** Farther from each other than that, in metres, venues are not in one city. */
const farthest = 30_000

function checkVenues({ venues, pages }: ContentData, complain: Complain) {
  const all = Object.entries(venues.venues)
  const [first] = all
  for (const [id, venue] of all) {
    const { from, to } = venue.homeHours
    if (to === from || (to < from && to > lastOfNight)) {
      const problem = `la sede cierra (${to}) sin haber abierto (${from}). De madrugada vale hasta las ${lastOfNight}.`
      complain('venues', `venues.${id}.homeHours.to`, problem)
    }
    if (id in pages.pages || id === 'mail' || id === 'shop') {
      const problem = `«${id}» ya es otra cosa en los enlaces: pon otro identificador.`
      complain('venues', `venues.${id}`, problem)
    }
    const metres = first ? distanceBetween(first[1], venue) : 0
    if (metres > farthest) {
      const far = `está a ${Math.round(metres / 1000)} km de «${first?.[1].name}»`
      const reason = 'el sitio es para un evento de una ciudad: sus sedes están a 30 km como mucho'
      complain('venues', `venues.${id}.latitude`, `${far}, y ${reason}.`, 'paseo')
    }
  }
}

/** Taken by what the build writes beside the pages. */
export const reserved = new Set(['/404', '/sin-conexion', '/gracias', '/assets', '/compartir'])

/** Identifiers that the frame of the pages has, and those of the parts of a page. */
const takenIds = ['menu', 'contenido', 'ahora', 'comprar', 'dosier', 'ediciones', 'taquilla']

const taken = (id: string) => `«${id}» ya es otra cosa en la página: pon otro identificador.`

/** Paths, and their fragments: speakers and questions have some. */
function checkAddresses({ pages, speakers, faq }: ContentData, complain: Complain) {
  for (const id of takenIds) {
    if (id in speakers.speakers) complain('speakers', `speakers.${id}`, taken(id))
    const index = faq.questions.findIndex((question) => question.id === id)
    if (index >= 0) complain('faq', `questions.${index}.id`, taken(id))
  }
  if (pages.pages.home.path !== '/') {
    const problem = `pone ${shown(pages.pages.home.path)}, pero la portada está en «/».`
    complain('pages', 'pages.home.path', problem)
  }
  for (const [id, { path }] of Object.entries(pages.pages)) {
    const problem = `${shown(path)} es del propio sitio: pon otra ruta.`
    if (reserved.has(path)) complain('pages', `pages.${id}.path`, problem)
    const index = pages.legalLinks.findIndex((link) => link.path === path)
    const other = `${shown(path)} ya es de otra página: aquí hace falta otro.`
    if (index >= 0) complain('pages', `legalLinks.${index}.path`, other)
  }
}

/** Each is known by something of its own: its address, its title in a tab, its place in a menu. */
const knownBy: readonly (readonly [ContentFile, string, string])[] = [
  ['programme', 'parts', 'id'],
  ['faq', 'questions', 'id'],
  ['faq', 'questions', 'question'],
  ['editions', 'editions', 'id'],
  ['benefits', 'benefits', 'id'],
  ['sponsorship', 'benefits', 'id'],
  ['event', 'social', 'name'],
  ['pages', 'navigation', 'page'],
  ['pages', 'legalLinks', 'path'],
  ['pages', 'pages', 'path'],
  ['pages', 'pages', 'title'],
  ['perks', 'perks', 'title'],
  ['forms', 'sponsorship', 'name'],
  ['forms', 'contact', 'name'],
  ['venues', 'venues', 'name'],
  ['speakers', 'speakers', 'name'],
]

function checkTwice(data: ContentData, complain: Complain) {
  for (const [file, group, field] of knownBy) {
    const items = (data[file] as Readonly<Record<string, object>>)[group] ?? {}
    const seen = new Set<unknown>()
    for (const [key, item] of Object.entries<Readonly<Record<string, unknown>>>({ ...items })) {
      const value = item[field]
      const problem = `${shown(value)} ya está más arriba: aquí hace falta otro.`
      if (seen.has(value)) complain(file, `${group}.${key}.${field}`, problem)
      seen.add(value)
    }
  }
}

/** None is from the future. */
function checkEditions({ editions, event }: ContentData, complain: Complain) {
  for (const [index, { year }] of editions.editions.entries()) {
    if (year < Number(event.start.slice(0, 4))) continue
    const problem = `${year} no es de una edición pasada: el evento es el ${event.start.slice(0, 10)}.`
    complain('editions', `editions.${index}.year`, problem)
  }
}

/** Forms that send data must say who receives it, why, and where to read more (GDPR, article 13). */
function checkDelivery(
  { forms, pages }: ContentData,
  textPaths: readonly string[],
  complain: Complain,
) {
  const { delivery = 'none', dataProtection } = forms
  const sends = delivery !== 'none'
  if (!dataProtection) {
    const problem =
      'los formularios envían datos sin decir de quién son: falta «dataProtection», con «controller» (quién responde de ellos), «purpose» (para qué) y «page» (la ruta de la página de privacidad).'
    if (sends) complain('forms', 'delivery', problem)
    return
  }
  const { page } = dataProtection
  const paths = pages.legalLinks.map(({ path }) => path)
  const problem = !paths.includes(page)
    ? `${shown(page)} no está en «legalLinks» (pages.yaml).${suggestion(page, paths)}`
    : sends && !textPaths.includes(page)
      ? `la página ${shown(page)} no existe: copia plantillas/privacidad.md a «pages${page}.md» y rellénala.`
      : null
  if (problem) complain('forms', 'dataProtection.page', problem)
}
