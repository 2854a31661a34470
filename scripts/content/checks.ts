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

function checkProgramme({ programme, venues, speakers }: ContentData, complain: Complain) {
  for (const [i, { venue, items }] of programme.parts.entries()) {
    const noVenue = missing('ninguna sede', venue, 'venues', venues.venues)
    complain('programme', `parts.${i}.venue`, noVenue)
    for (const [j, { talks = [] }] of items.entries()) {
      for (const [k, { speaker }] of talks.entries()) {
        const nobody =
          speaker !== undefined && missing('ningún ponente', speaker, 'speakers', speakers.speakers)
        const problem = nobody && `${nobody} Si aún no se anuncia, quita esta línea.`
        complain('programme', `parts.${i}.items.${j}.talks.${k}.speaker`, problem)
      }
    }
  }
}

/** What looks like a link in a text that is none: "[a](b", "[a] (b)", "[a](/b)". */
const halfLink = /\[[^[\]]*(?:\]?\(|\]\s+\([\w/-]+\))[^)]*\)?/

function checkAnswers({ faq, pages, venues, event }: ContentData, complain: Complain) {
  const known = [...Object.keys(pages.pages), ...Object.keys(venues.venues), 'mail', 'shop']
  for (const [i, { answer }] of faq.questions.entries()) {
    for (const part of takeApart(answer)) {
      complain('faq', `questions.${i}.answer`, problemOf(part))
    }
  }

  function problemOf(part: ReturnType<typeof takeApart>[number]): string | undefined {
    if (typeof part === 'string') {
      const [half] = halfLink.exec(part) ?? []
      return (
        half &&
        `el enlace ${shown(half)} está a medias: se escribe «[texto](programme)», sin espacios ni rutas.`
      )
    }
    const { label, target } = part
    if (known.includes(target) || webAddress.safeParse(target).success) return undefined
    const leads = `el enlace «${label}» va a «${target}»`
    return target === event.status?.from
      ? `${leads}, donde el evento ya no está (status, en event.yaml): escribe de nuevo la respuesta.`
      : `${leads}, que no existe.${suggestion(target, known)}`
  }
}

/** Farther from each other than that, in metres, venues are not in one city. */
const farthest = 30_000

function checkVenues({ venues }: ContentData, complain: Complain) {
  const all = Object.entries(venues.venues)
  for (const [id, venue] of all) {
    const { from, to } = venue.homeHours
    const isShut = to === from || (to < from && to > lastOfNight)
    const shut = `la sede cierra (${to}) sin haber abierto (${from}). De madrugada vale hasta las ${lastOfNight}.`
    complain('venues', `venues.${id}.homeHours.to`, isShut && shut)
    const [, first = venue] = all[0] ?? []
    const metres = distanceBetween(first, venue)
    const far = `está a ${Math.round(metres / 1000)} km de «${first.name}»: las sedes son de una ciudad, a 30 km como mucho.`
    complain('venues', `venues.${id}.latitude`, metres > farthest && far)
  }
}

/** A text has no address that a page has. */
function checkPaths({ pages }: ContentData, complain: Complain) {
  const taken = new Set(Object.values(pages.pages).map(({ path }) => path))
  for (const [i, { path }] of pages.legalLinks.entries()) {
    const problem = `${shown(path)} ya es de otra página: aquí hace falta otro.`
    complain('pages', `legalLinks.${i}.path`, taken.has(path) && problem)
  }
}

/** None is from the future. */
function checkEditions({ editions, event }: ContentData, complain: Complain) {
  const day = event.start.slice(0, 10)
  for (const [i, { year }] of editions.editions.entries()) {
    const problem = `${year} no es de una edición pasada: el evento es el ${day}.`
    complain('editions', `editions.${i}.year`, String(year) >= day.slice(0, 4) && problem)
  }
}

/** Forms that send data must say who receives it, why, and where to read more (GDPR, article 13). */
function checkDelivery(
  { forms: { delivery = 'none', dataProtection }, pages }: ContentData,
  textPaths: readonly string[],
  complain: Complain,
) {
  const sends = delivery !== 'none'
  const untold =
    'los formularios envían datos sin decir de quién son: falta «dataProtection», con «controller» (quién responde de ellos), «purpose» (para qué) y «page» (la ruta de la página de privacidad).'
  complain('forms', 'delivery', sends && !dataProtection && untold)
  if (!dataProtection) return
  const { page } = dataProtection
  const paths = pages.legalLinks.map(({ path }) => path)
  const unlinked = `${shown(page)} no está en «legalLinks» (pages.yaml).${suggestion(page, paths)}`
  const unwritten = `la página ${shown(page)} no existe: copia plantillas/privacidad.md a «pages${page}.md» y rellénala.`
  const problem = !paths.includes(page) ? unlinked : sends && !textPaths.includes(page) && unwritten
  complain('forms', 'dataProtection.page', problem)
}

function checkMove({ event, venues, programme }: ContentData, complain: Complain) {
  const { is, from, to } = event.status ?? {}
  for (const [field, venue] of Object.entries({ from, to })) {
    const problem =
      is !== 'moved'
        ? venue && 'solo lo que cambia de sede («is: moved») lo lleva.'
        : venue === undefined
          ? 'falta la sede: «is: moved» lleva «from» y «to».'
          : missing('ninguna sede', venue, 'venues', venues.venues)
    complain('event', `status.${field}`, problem)
  }
  if (is !== 'moved' || from === undefined || to === undefined) return
  if (complain('event', 'status.to', from === to && `«${to}» es la sede que ya tenía.`)) return
  for (const [i, { venue }] of programme.parts.entries()) {
    const problem = `el evento ya no está en «${from}» (status, en event.yaml): pon «venue: ${to}», y mira las horas.`
    complain('programme', `parts.${i}.venue`, venue === from && problem)
  }
}

/** Each stage but the first says since when it holds, and they are in the order of time. */
function checkSale({ event }: ContentData, complain: Complain) {
  const sale = event.tickets?.sale ?? []
  for (const [i, { is, from }] of sale.entries()) {
    const before = Date.parse(sale[i - 1]?.from ?? '')
    const untold = `falta desde cuándo vale «${is}»: solo la primera puede no decirlo.`
    const early = `«${is}» empieza (${from}) antes que lo anterior: ponlas en orden.`
    const problem =
      from === undefined
        ? i > 0 && untold
        : (wrongInstant(from, event) ?? (Date.parse(from) <= before && early))
    complain('event', `tickets.sale.${i}.from`, problem)
    const unopened = 'detrás de «soon» va «open» con su «from», que es cuando se abre la venta.'
    const isUnopened = is === 'soon' && sale[i + 1]?.is !== 'open'
    complain('event', `tickets.sale.${i}.is`, isUnopened && unopened)
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
