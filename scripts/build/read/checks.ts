import { existsSync } from 'node:fs'
import type { StageData, VenueData } from '../../../src/content/schema.ts'
import { webAddress } from '../../../src/content/schema/formats.ts'
import { linkTargets } from '../../../src/event/links.ts'
import { runsOf } from '../../../src/lib/runs.ts'
import { abandonedVenue, onNewDay } from '../../../src/event/newDay.ts'
import { yearOf } from '../../../src/lib/dates.ts'
import { lastOfNight } from '../../../src/lib/zones.ts'
import { distanceBetween } from '../../../src/event/walk.ts'
import { missing, type Problem, shown, suggestion } from './mistakes.ts'
import { type FolderContent as Content, rulesFor } from './rules.ts'
import type { Event } from '../../../src/event/model.ts'

const noVenue = (id: string, { venues: { venues } }: Content) =>
  missing('ninguna sede', id, 'venues', venues)

function moveProblem({ is, from, to }: NonNullable<Event['status']>, content: Content): Problem {
  if (is !== 'moved') return (from ?? to) && 'solo «is: moved» lleva «from» y «to».'
  if (!from || !to) return 'falta la sede: «is: moved» lleva «from» y «to».'
  const same = from === to && `«${to}» es la sede que ya tenía.`
  const isNew = noVenue(to, content)
  const toAdd = isNew && `${isNew} Si es nueva, escríbela antes en venues.yaml.`
  return noVenue(from, content) ?? toAdd ?? same
}

/** Each stage but the first says since when it holds. The stages are in chronological order. */
function stageProblem({ is, from }: StageData, content: Content, at: readonly string[]): Problem {
  const { event } = content
  const { end } = onNewDay(event)
  const i = Number(at.at(-1))
  const sale = event.tickets?.sale ?? []
  if (is === 'soon' && sale[i + 1]?.is !== 'open') {
    return 'detrás de «soon» va «open» con su «from», que es cuando se abre la venta.'
  }
  if (from === undefined) {
    return i > 0 && `falta «from», desde cuándo vale «${is}»: solo la primera puede no decirlo.`
  }
  const isEarly = Date.parse(from) <= Date.parse(sale[i - 1]?.from ?? '')
  const early = `«${is}» empieza (${from}) antes que lo anterior: ponlas en orden.`
  const isLate = is !== 'closed' && Date.parse(from) >= Date.parse(end)
  const late = `«${is}» empieza (${from}) cuando el evento ya ha terminado (${end}).`
  return (isEarly && early) || (isLate && late)
}

const linkForm =
  'se escribe «[texto](programme)», sin espacios, rutas ni paréntesis en la dirección.'

/** Text that looks like a link and is not one: "[a](b", "[a] (b)", "[a](/b)". */
const halfLink = /\[[^[\]]*(?:\]?\(|\]\s+\([\w/-]+\))[^)]*\)?/

function linkProblem(text: string, { pages, venues, event }: Content): Problem {
  const abandoned = abandonedVenue(event)
  const targets = linkTargets({ pages: pages.pages, venues: venues.venues, event })
  const known = Object.keys(targets).filter((name) => name !== abandoned)
  for (const part of runsOf(text)) {
    if (typeof part === 'string') {
      const [half] = halfLink.exec(part) ?? []
      const isInsecure = half && /\((?:http:|www\.)/.test(half)
      if (isInsecure) return `el enlace ${shown(half)} va con «https://».`
      if (half) return `el enlace ${shown(half)} está a medias: ${linkForm}`
    } else if (!known.includes(part.target) && !webAddress.safeParse(part.target).success) {
      const leads = `el enlace «${part.label}» va a «${part.target}»`
      return part.target === abandoned
        ? `${leads}, donde el evento ya no está (status, en event.yaml): escríbelo de nuevo.`
        : `${leads}, que no existe.${suggestion(part.target, known)}`
    }
  }
  return null
}

const zoneOf = ({ postalCode }: VenueData): Event['timeZone'] =>
  /^3[58]/.test(postalCode) ? 'Atlantic/Canary' : 'Europe/Madrid'

function noSpeaker(id: string, { speakers: { speakers } }: Content): Problem {
  const nobody = missing('ningún ponente', id, 'speakers', speakers)
  if (nobody && id.includes(',')) return `varias personas van en una lista: «speakers: [${id}]».`
  return nobody && `${nobody} Si aún no se anuncia, quita esta línea.`
}

/** Rules that no schema of one file can hold: how the files fit each other, and places the world. */
export const rules = rulesFor({
  'event.status': moveProblem,
  'event.tickets.sale.*': stageProblem,
  'event.name': (name, { event }) => {
    const year = Number(/(?<!\d)\d{4}$/.exec(name)?.[0])
    return (
      Math.abs(year - yearOf(event.start)) <= 1 &&
      `va el nombre sin el año (${year}), que sale de «start» y se pone detrás.`
    )
  },
  'event.timeZone': (timeZone, { venues }) => {
    const other = Object.values(venues.venues).find((venue) => zoneOf(venue) !== timeZone)
    return (
      other &&
      `«${other.name}» (${other.postalCode}) tiene otra hora: pon «timeZone: ${zoneOf(other)}», o corrige su código postal (venues.yaml).`
    )
  },
  'event.notice': ({ from, until }) =>
    Date.parse(until ?? '') <= Date.parse(from ?? '') &&
    `el aviso termina (${until}) sin haber empezado (${from}).`,
  'programme.parts.*.venue': (venue, content) => {
    const { to = '' } = content.event.status ?? {}
    return venue === abandonedVenue(content.event) && to in content.venues.venues
      ? `el evento ya no está en «${venue}» (status, en event.yaml): pon «venue: ${to}», y mira las horas.`
      : noVenue(venue, content)
  },
  'programme.parts.*.items.*.talks.*': ({ speaker, speakers }) =>
    speaker &&
    speakers &&
    '«speaker» es para una persona y «speakers», para varias: deja uno de los dos.',
  'programme.parts.*.items.*.talks.*.speaker': noSpeaker,
  'programme.parts.*.items.*.talks.*.speakers.*': noSpeaker,
  'faq.questions.*.answer': linkProblem,
  'faq.questions.*.answerAfter': linkProblem,
  'states.changes.*.text': linkProblem,
  'states.sale.*.text': linkProblem,
  'states.sale.*.closing': linkProblem,
  'states.free.*.text': linkProblem,
  'states.free.*.closing': linkProblem,
  'event.tickets': ({ free, prices, frame }, { event }) => {
    if (!free) return null
    const paid = prices ? '«prices»' : frame && '«frame»'
    if (paid) return `un evento gratuito («free») no vende entradas: quita ${paid}.`
    const stages = event.tickets?.sale?.filter(({ is }) => is !== 'closed') ?? []
    return (
      !event.ticketUrl &&
      stages[0] &&
      `sin «ticketUrl» nadie se apunta: quita «is: ${stages[0].is}» de «sale».`
    )
  },
  'event.tickets.prices.*.until': (until, { event }) =>
    until > event.start.slice(0, 10) && `este precio acaba (${until}) después del evento.`,
  'venues.venues.*.homeHours': ({ from, to }) =>
    (to === from || (to < from && to > lastOfNight)) &&
    `la sede cierra (${to}) sin haber abierto (${from}). De madrugada vale hasta las ${lastOfNight}.`,
  'venues.venues.*': (venue, content, at) => {
    const { venues, programme, event } = content
    const id = at.at(-1) ?? ''
    const isAbandoned = id === abandonedVenue(event)
    const used = programme.parts.map((part) => part.venue)
    const areKnown = used.every((one) => one in venues.venues)
    if (areKnown && !used.includes(id) && !isAbandoned) {
      return `ninguna parte del programa es en «${id}»: quita la sede, o di en «venue» qué parte es allí.`
    }
    const [, first = venue] =
      Object.entries(venues.venues).find(([one]) => one !== abandonedVenue(event)) ?? []
    const kilometres = Math.round(distanceBetween(first, venue) / 1000)
    const far = `está a ${kilometres} km de «${first.name}»: las sedes son de una ciudad, a 30 km como mucho.`
    return kilometres > 30 && !isAbandoned && far
  },
  'pages.pages': ({ tickets }, { event }) =>
    !tickets &&
    event.ticketUrl &&
    'la página «tickets» solo puede faltar en un evento gratuito en el que nadie se apunta, sin «ticketUrl» en event.yaml.',
  'pages.navigation.*': ({ page, path }, { folder }) => {
    if (!page === !path) return 'un enlace lleva a «page» o, si es una página de texto, a «path».'
    const isThere = !path || existsSync(`${folder}/pages${path}.md`)
    return !isThere && `la página ${shown(path)} no existe: escríbela en «pages${path}.md».`
  },
  'pages.navigation.*.page': (id, { pages }) =>
    !pages.pages[id] && `la página «${id}» no está en «pages»: quita este enlace, o escríbela.`,
  'faq.questions': (questions, { pages }) =>
    pages.pages.faq &&
    questions.length === 0 &&
    'falta alguna pregunta: si no las hay, quita «faq» de «pages» y del menú (pages.yaml).',
  // Forms that send data must say who receives it, why, and where to read more (GDPR, article 13).
  'forms.delivery': (delivery, { forms }) =>
    delivery !== 'none' &&
    !forms.dataProtection &&
    'los formularios envían datos sin decir de quién son: falta «dataProtection», con «controller» (quién responde de ellos), «purpose» (para qué) y «page» (la ruta de la página de privacidad).',
  'forms.dataProtection.page': (page, { forms, pages, folder }) => {
    const paths = pages.legalLinks.map(({ path }) => path)
    const unlinked = `${shown(page)} no está en «legalLinks» (pages.yaml).${suggestion(page, paths)}`
    if (!paths.includes(page)) return unlinked
    const isNeeded = !['none', undefined].includes(forms.delivery)
    const unwritten = `la página ${shown(page)} no existe: copia plantillas/privacidad.md a «pages${page}.md» y rellénala.`
    return isNeeded && !existsSync(`${folder}/pages${page}.md`) && unwritten
  },
})
