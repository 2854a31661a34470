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
 * Findings that depend on nothing but the content and the clock.
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

/** Words, or their beginnings, about special needs. A form that nobody reads must not ask people for these needs. */
const wordsOfNeed =
  /alergi|intoleranc|intérprete|accesib|discapacidad|movilidad|silla de ruedas|necesit|necesidad/i

function formsWithoutService({ pages, copy }: SiteContent): readonly Check[] {
  const pagesWithForm = [pages.sponsorship, pages.contact].flatMap((page) => page ?? [])
  if (pagesWithForm.length === 0) return []
  const textsAboveForms = [
    ...pagesWithForm.flatMap((page) => [page.heading, page.intro]),
    copy.contact.form.heading,
    copy.sponsorship.form.heading,
    copy.sponsorship.form.intro,
  ]
  const invitation = textsAboveForms.find((text) => wordsOfNeed.test(text))
  return [
    {
      fails: true,
      what: `Los formularios de ${listed(pagesWithForm.map(({ path }) => path))} dicen que el mensaje ha salido, pero no llegan a nadie.`,
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
 * Asks whether the status was set after the day in `updated`. It is a question, because event.yaml does not say when the status
 * was set. Calendars only take an entry with a newer day than their own.
 */
const oldUpdatedDay = ({ event }: SiteContent, now: number): Check => ({
  fails: event.status !== undefined && isoDay(event.updated) < dayAt(now, event.timeZone),
  level: 'question',
  what: `event.yaml · updated: pone ${event.updated}. Si «status» es de después, ningún calendario se entera.`,
  next: 'Al cambiar «status», pon el día de hoy en «updated».',
})

/** Questions of people with a special need that venues.yaml and event.yaml do not answer. */
export function accessFindings({ venues, copy, event }: SiteContent): LaunchFinding[] {
  const question = {
    level: 'question',
    next: 'Contesta en venues.yaml («access») y event.yaml («phone»): «no» también es una respuesta.',
  } as const
  const features = Object.entries(copy.accessWords.features)
  const venueChecks = Object.entries(venues).map(([id, { access = {} }]): Check => {
    const unanswered = features.filter(([feature]) => !(feature in access)).map(([, name]) => name)
    return {
      ...question,
      fails: unanswered.length > 0,
      what: `${id}: ¿hay ${unanswered.join(', ')}?`,
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
 * @param eventFolder the event's folder, with which the lines begin
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
