import type { SiteContent } from '../../../src/event/model.ts'
import { isoDay } from '../../../src/lib/dates.ts'
import { listed } from '../../../src/lib/locale.ts'
import { fieldName, type Mark } from '../../build/read/yamlFile.ts'
import { faultsOf, type LaunchFinding } from './report.ts'

/** What people must not be invited to tell a form that nobody reads. */
const need =
  /alergi|intoleranc|intérprete|accesib|discapacidad|movilidad|silla de ruedas|necesit|necesidad/i

/**
 * What the content alone shows to be unready.
 * @param now milliseconds since 1970
 */
export function contentFindings(content: SiteContent, now: number): LaunchFinding[] {
  const { event, pages, copy, textPages, legalLinks, delivery } = content
  const written = new Set(textPages.map(({ path }) => path))
  const unwritten = legalLinks.map(({ path }) => path).filter((path) => !written.has(path))
  const { contact, sponsorship } = copy
  const forms = delivery ? [] : [pages.sponsorship, pages.contact].flatMap((page) => page ?? [])
  const { heading, intro } = sponsorship.form
  const above = [
    ...forms.flatMap((page) => [page.heading, page.intro]),
    ...(forms.length > 0 ? [contact.form.heading, heading, intro] : []),
  ]
  const invitation = above.find((text) => need.test(text))
  return faultsOf(
    [
      unwritten.length > 0,
      `Enlaces legales del pie que responden 404: ${unwritten.join(', ')}.`,
      'Publica los textos legales en esas direcciones antes de vender o de pedir datos (LSSI, artículo 10; RGPD, artículo 13).',
    ],
    [
      forms.length > 0,
      `Los formularios de ${listed(forms.map(({ path }) => path))} dicen que el mensaje ha salido, pero no llegan a nadie.`,
      'Haz que los formularios lleguen a alguien («delivery», en forms.yaml): quien escribe espera respuesta.',
    ],
    [
      invitation,
      `«${invitation}» invita a contar una necesidad a un formulario que no llega a nadie.`,
      'Quita esas palabras de encima del formulario, o haz que llegue («delivery», en forms.yaml).',
    ],
    [
      now >= Date.parse(event.end),
      `El evento ya ha pasado: terminó el ${isoDay(event.end)}.`,
      'Empieza la edición siguiente: src/content/README.md dice sus pasos.',
    ],
    [
      event.status && isoDay(event.updated) < isoDay(new Date(now).toISOString()),
      `event.yaml · updated: pone ${event.updated}. Si «status» es de después, ningún calendario se entera.`,
      'Al cambiar «status», pon el día de hoy en «updated».',
      '?',
    ],
  )
}

/** What somebody with a need will ask, and no venue answers. */
export function accessFindings({ venues, copy, event }: SiteContent): LaunchFinding[] {
  const next =
    'Contesta en venues.yaml («access») y event.yaml («phone»): «no» también es una respuesta.'
  const features = Object.entries(copy.accessWords.features)
  const ofVenues = Object.entries(venues).map(([id, { access = {} }]) => {
    const open = features.filter(([feature]) => !(feature in access)).map(([, name]) => name)
    return [open.length > 0, `${id}: ¿hay ${open.join(', ')}?`, next, '?'] as const
  })
  return faultsOf(...ofVenues, [!event.phone, '¿A qué teléfono se llama ese día?', next, '?'])
}

const marked = {
  sample: ['es un valor de ejemplo', 'Pon cada valor real en su archivo y borra su «# ejemplo».'],
  promise: [
    'promete algo que nadie ha confirmado',
    'Acuerda cada promesa con quien la tiene que cumplir, o cambia el texto, y borra su «# promesa».',
  ],
} as const

/** @param eventFolder where marks are that name no other folder */
export const markFindings = (marks: readonly Mark[], eventFolder: string): LaunchFinding[] =>
  marks.map(({ folder = eventFolder, file, line, at, text, kind }) => {
    const [is, next] = marked[kind]
    const what = `${folder}/${file}:${line} · ${fieldName(at)}: «${text}» ${is}.`
    return { mark: '✗', what, next }
  })
