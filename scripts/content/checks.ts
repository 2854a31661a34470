import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import { takeApart } from '../../src/lib/links.ts'
import { checkTimes } from './check-times.ts'
import { lastOfNight } from '../../src/lib/dates.ts'
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
  for (const [index, { venue, items }] of programme.parts.entries()) {
    const say = (at: FieldPath, problem: string) =>
      complain('programme', ['parts', index, ...at], problem)
    if (!places.includes(venue)) {
      const known = suggestion(venue, places)
      say(['venue'], `no hay ninguna sede «${venue}» en venues.yaml.${known}`)
    }
    for (const [place, { talks = [] }] of items.entries()) {
      for (const [turn, { speaker }] of talks.entries()) {
        if (speaker === undefined || people.includes(speaker)) continue
        const strange = `no hay ningún ponente «${speaker}» en speakers.yaml.${didYouMean(speaker, people)}`
        const at = ['items', place, 'talks', turn, 'speaker']
        say(at, `${strange} Si aún no se anuncia, quita esta línea.`)
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

/** Farther from each other than that, in metres, venues are not in one city. */
const farthest = 30_000

function checkVenues({ venues, pages }: ContentData, complain: Complain) {
  const all = Object.entries(venues.venues)
  const [first] = all
  for (const [id, venue] of all) {
    const say = (at: FieldPath, problem: string) =>
      complain('venues', ['venues', id, ...at], problem)
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
      say(['latitude'], `${far}, y ${reason}.`)
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

/** Oldest first, because the mosaics grow, and none from the future. */
function checkEditions({ editions, event }: ContentData, complain: Complain) {
  for (const [index, { year }] of editions.editions.entries()) {
    const say = (problem: string) => complain('editions', ['editions', index, 'year'], problem)
    const before = editions.editions[index - 1]
    if (before && before.year > year) {
      say(`${year} va después de ${before.year}: la más antigua, primero.`)
    } else if (year >= Number(event.start.slice(0, 4))) {
      say(`${year} no es de una edición pasada: el evento es el ${event.start.slice(0, 10)}.`)
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
