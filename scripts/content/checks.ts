import type { ContentData } from '../../src/content/schema.ts'
import { webAddress } from '../../src/content/schema/formats.ts'
import { lastOfNight } from '../../src/lib/dates.ts'
import { takeApart } from '../../src/lib/links.ts'
import { distanceBetween } from '../../src/lib/walk.ts'
import { wrongInstant } from './check-times.ts'
import { type Complain, missing, shown, suggestion } from './mistakes.ts'
import { withoutLeftVenue } from './new-day.ts'

/**
 * What no schema of one file can see: how the files fit each other, and places the world.
 * @param textPaths of the pages of text
 */
export function checkContent(
  data: ContentData,
  textPaths: readonly string[],
  complain: Complain,
): void {
  checkMove(data, complain)
  checkSale(data, complain)
  checkNotice(data, complain)
  checkProgramme(data, complain)
  checkAnswers(withoutLeftVenue(data), complain)
  checkVenues(data, complain)
  checkPaths(data, complain)
  checkEditions(data, complain)
  checkDelivery(data, textPaths, complain)
}

/** Venues and speakers are there, and a room has one name: "Sala 1" and "sala 1" would be two. */
function checkProgramme({ programme, venues, speakers }: ContentData, complain: Complain) {
  const rooms = new Map<string, string>()
  for (const [i, { venue, items }] of programme.parts.entries()) {
    const noVenue = missing('ninguna sede', venue, 'venues', venues.venues)
    complain('programme', `parts.${i}.venue`, noVenue, `sedes.${venue}`)
    for (const [j, { room = '', talks = [] }] of items.entries()) {
      const at = `parts.${i}.items.${j}`
      const first = rooms.get(room.toLowerCase()) ?? room
      rooms.set(room.toLowerCase(), first)
      const other = `«${room}» es «${first}» más arriba: escríbela siempre igual.`
      complain('programme', `${at}.room`, first !== room && other)
      for (const [k, { speaker = '' }] of talks.entries()) {
        const problem = speaker && missing('ningún ponente', speaker, 'speakers', speakers.speakers)
        const told = problem && `${problem} Si aún no se anuncia, quita esta línea.`
        complain('programme', `${at}.talks.${k}.speaker`, told, speaker)
      }
    }
  }
}

/** A link, whole or not, to what there is or not. */
const anyLink = /\[([^[\]]*)\]?(\s*)\(([^)]*)\)?/g

function checkAnswers({ faq, pages, venues, event }: ContentData, complain: Complain) {
  const known = [...Object.keys(pages.pages), ...Object.keys(venues.venues), 'mail', 'shop']
  const pageAt = new Map(Object.entries(pages.pages).map(([id, { path }]) => [path, id]))
  for (const [index, { answer }] of faq.questions.entries()) {
    const links = new Set(
      takeApart(answer).flatMap((part) => (typeof part === 'string' ? [] : part.target)),
    )
    for (const [written, label = '', space, target = ''] of answer.matchAll(anyLink)) {
      const isWhole = links.has(target)
      const isKnown = known.includes(target) || webAddress.safeParse(target).success
      const page = pageAt.get(target)
      const leads = `el enlace «${label}» va a «${target}»`
      const left = `${leads}, donde el evento ya no está (status, en event.yaml): escribe de nuevo la respuesta.`
      const problem = page
        ? `el enlace «${label}» se escribe «[${label}](${page})», sin la ruta.`
        : isKnown
          ? space && `en el enlace ${shown(written)} sobra el espacio entre «]» y «(».`
          : !isWhole
            ? !space &&
              `el enlace ${shown(written)} está a medias: se escribe «[texto](programme)».`
            : target === event.status?.from
              ? left
              : `${leads}, que no existe.${suggestion(target, known)}`
      const cause = isWhole && !isKnown && !page ? `sedes.${target}` : undefined
      complain('faq', `questions.${index}.answer`, problem, cause)
    }
  }
}

/** Farther from each other than that, in metres, venues are not in one city. */
const farthest = 30_000

function checkVenues({ venues }: ContentData, complain: Complain) {
  const all = Object.entries(venues.venues)
  const [, first] = all[0] ?? []
  for (const [id, venue] of all) {
    const { from, to } = venue.homeHours
    const isShut = to === from || (to < from && to > lastOfNight)
    const shut = `la sede cierra (${to}) sin haber abierto (${from}). De madrugada vale hasta las ${lastOfNight}.`
    complain('venues', `venues.${id}.homeHours.to`, isShut && shut)
    const metres = distanceBetween(first ?? venue, venue)
    const far = `está a ${Math.round(metres / 1000)} km de «${first?.name}», y el sitio es para un evento de una ciudad: sus sedes están a 30 km como mucho.`
    complain('venues', `venues.${id}.latitude`, metres > farthest && far, 'paseo')
  }
}

/** A text has no address that a page has. */
function checkPaths({ pages }: ContentData, complain: Complain) {
  for (const [index, { path }] of pages.legalLinks.entries()) {
    const isTaken = Object.values(pages.pages).some((page) => page.path === path)
    const problem = `${shown(path)} ya es de otra página: aquí hace falta otro.`
    complain('pages', `legalLinks.${index}.path`, isTaken && problem)
  }
}

/** None is from the future. */
function checkEditions({ editions, event }: ContentData, complain: Complain) {
  for (const [index, { year }] of editions.editions.entries()) {
    const problem = `${year} no es de una edición pasada: el evento es el ${event.start.slice(0, 10)}.`
    complain(
      'editions',
      `editions.${index}.year`,
      year >= Number(event.start.slice(0, 4)) && problem,
    )
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
  const untold =
    'los formularios envían datos sin decir de quién son: falta «dataProtection», con «controller» (quién responde de ellos), «purpose» (para qué) y «page» (la ruta de la página de privacidad).'
  complain('forms', 'delivery', sends && !dataProtection && untold)
  if (!dataProtection) return
  const { page } = dataProtection
  const paths = pages.legalLinks.map(({ path }) => path)
  const problem = !paths.includes(page)
    ? `${shown(page)} no está en «legalLinks» (pages.yaml).${suggestion(page, paths)}`
    : sends &&
      !textPaths.includes(page) &&
      `la página ${shown(page)} no existe: copia plantillas/privacidad.md a «pages${page}.md» y rellénala.`
  complain('forms', 'dataProtection.page', problem)
}

function checkMove({ event, venues, programme }: ContentData, complain: Complain) {
  const { is, from, to } = event.status ?? {}
  for (const [field, venue] of Object.entries({ from, to })) {
    const problem =
      is !== 'moved'
        ? venue !== undefined && 'solo lo que cambia de sede («is: moved») lo lleva.'
        : venue === undefined
          ? 'falta la sede: «is: moved» lleva «from» y «to».'
          : missing('ninguna sede', venue, 'venues', venues.venues)
    complain('event', `status.${field}`, problem)
  }
  if (is !== 'moved' || from === undefined || to === undefined) return
  if (complain('event', 'status.to', from === to && `«${to}» es la sede que ya tenía.`)) return
  for (const [index, { venue }] of programme.parts.entries()) {
    const problem = `el evento ya no está en «${from}» (status, en event.yaml): pon «venue: ${to}», y mira las horas.`
    complain('programme', `parts.${index}.venue`, venue === from && problem)
  }
}

/** Each stage but the first says since when it holds, and they are in the order of time. */
function checkSale({ event }: ContentData, complain: Complain) {
  const sale = event.tickets?.sale ?? []
  for (const [index, { is, from }] of sale.entries()) {
    const before = Date.parse(sale[index - 1]?.from ?? '')
    const untold = `falta desde cuándo vale «${is}»: solo la primera puede no decirlo.`
    const early = `«${is}» empieza (${from}) antes que lo anterior: ponlas en orden.`
    const problem =
      from === undefined
        ? index > 0 && untold
        : (wrongInstant(from, event) ?? (Date.parse(from) <= before && early))
    complain('event', `tickets.sale.${index}.from`, problem)
    const unopened = 'detrás de «soon» va «open» con su «from», que es cuando se abre la venta.'
    const isUnopened = is === 'soon' && sale[index + 1]?.is !== 'open'
    complain('event', `tickets.sale.${index}.is`, isUnopened && unopened)
  }
}

function checkNotice({ event }: ContentData, complain: Complain) {
  const { from, until } = event.notice ?? {}
  for (const [field, moment] of Object.entries({ from, until })) {
    complain('event', `notice.${field}`, moment && wrongInstant(moment, event))
  }
  const isOver = Date.parse(until ?? '') <= Date.parse(from ?? '')
  const problem = `el aviso termina (${until}) sin haber empezado (${from}).`
  complain('event', 'notice.until', isOver && problem)
}
