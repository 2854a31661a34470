import type { SiteContent } from '../../../src/event/model.ts'
import { allPagesOf } from '../../../src/event/names.ts'
import { isoDay } from '../../../src/lib/dates.ts'
import { listed } from '../../../src/lib/locale.ts'
import { dayAt } from '../../../src/lib/zones.ts'
import { guide } from '../../build/lib/guide.ts'
import { annotationLine } from '../../build/read/annotations.ts'
import type { Annotation } from '../../build/read/yamlFile.ts'
import { type Check, findingsOf, type LaunchFinding } from './report.ts'

/**
 * Findings about legal texts, forms and days of an event.
 * @param now milliseconds since 1970
 */
export const contentFindings = (content: SiteContent, now: number): LaunchFinding[] =>
  findingsOf([
    missingLegalTexts(content),
    ...(content.formService ? [] : formsWithoutService(content)),
    pastEvent(content, now),
    oldUpdatedDay(content, now),
  ])

function missingLegalTexts(content: SiteContent): Check {
  const pagePaths = new Set(allPagesOf(content).map(({ path }) => path))
  const linkedPaths = content.legalLinks.map(({ path }) => path)
  const missingPaths = linkedPaths.filter((path) => !pagePaths.has(path))
  return {
    fails: missingPaths.length > 0,
    what: `Enlaces legales del pie que responden 404: ${missingPaths.join(', ')}.`,
    next: 'Publica los textos legales en esas direcciones antes de vender o de pedir datos (LSSI, artículo 10; RGPD, artículo 13).',
  }
}

/** Words about special needs, or their beginnings. No text may ask people to write about a need in a form that nobody reads. */
const specialNeed =
  /alergi|intoleranc|intérprete|accesib|discapacidad|movilidad|silla de ruedas|necesit|necesidad/i

function formsWithoutService({ pages, copy }: SiteContent): readonly Check[] {
  const pagesWithForm = [pages.sponsorship, pages.contact].filter((page) => page !== undefined)
  if (pagesWithForm.length === 0) return []
  const paths = pagesWithForm.map(({ path }) => path)
  const textsAboveForms = [
    ...pagesWithForm.flatMap((page) => [page.heading, page.intro]),
    copy.contact.form.heading,
    copy.sponsorship.form.heading,
    copy.sponsorship.form.intro,
  ]
  const invitation = textsAboveForms.find((text) => specialNeed.test(text))
  return [
    {
      fails: true,
      what: `Los formularios de ${listed(paths)} dicen que el mensaje ha salido, pero no llegan a nadie.`,
      next: 'Haz que los formularios lleguen a alguien («delivery», en forms.yaml): quien escribe espera respuesta.',
    },
    {
      fails: invitation !== undefined,
      what: `«${invitation}» invita a contar una necesidad a un formulario que no llega a nadie.`,
      next: 'Quita esas palabras de encima del formulario, o haz que llegue («delivery», en forms.yaml).',
    },
  ]
}

const pastEvent = ({ event }: SiteContent, now: number): Check => ({
  fails: now >= event.to,
  what: `El evento ya ha pasado: terminó el ${isoDay(event.end ?? event.start)}.`,
  next: `Empieza la edición siguiente: ${guide.nextEdition} dice sus pasos.`,
})

/**
 * Asks whether the status was set after the day in `updated`. Calendars ignore an entry that is not newer than the one they
 * have. It is a question, because event.yaml does not say when the status was set.
 */
const oldUpdatedDay = ({ event }: SiteContent, now: number): Check => ({
  fails: event.status !== undefined && isoDay(event.updated) < dayAt(now, event.timeZone),
  level: 'question',
  what: `event.yaml · updated: pone ${event.updated}. Si «status» es de después, ningún calendario se entera.`,
  next: 'Al cambiar «status», pon el día de hoy en «updated».',
})

/** Questions of people with special needs. venues.yaml and event.yaml do not answer them yet. */
export function accessFindings({ venues, copy, event }: SiteContent): LaunchFinding[] {
  const question = {
    level: 'question',
    next: 'Contesta en venues.yaml («access») y event.yaml («phone»): «no» también es una respuesta.',
  } as const
  const features = Object.entries(copy.accessWords.features)
  const venueChecks = Object.entries(venues).map(([id, { access = {} }]): Check => {
    const unanswered = features.filter(([feature]) => !(feature in access))
    const names = unanswered.map(([, name]) => name)
    return {
      ...question,
      fails: unanswered.length > 0,
      what: `${id}: ¿hay ${names.join(', ')}?`,
    }
  })
  const phoneCheck = { ...question, fails: !event.phone, what: '¿A qué teléfono se llama ese día?' }
  return findingsOf([...venueChecks, phoneCheck])
}

/** The next step for each kind of annotation. */
const nextOf: Readonly<Record<Annotation['kind'], string>> = {
  sample: 'Pon cada valor real en su archivo y borra su «# ejemplo».',
  promise:
    'Acuerda cada promesa con quien la tiene que cumplir, o cambia el texto, y borra su «# promesa».',
}

/**
 * A finding for each sample and each promise.
 * @param eventFolder the event's folder. Each line begins with it
 */
export const annotationFindings = (
  annotations: readonly Annotation[],
  eventFolder: string,
): LaunchFinding[] =>
  annotations.map((annotation) => ({
    level: 'mistake',
    what: annotationLine(annotation, eventFolder),
    next: nextOf[annotation.kind],
  }))
