import type { Event } from '../../../src/content/schema.ts'
import { contentFolder, type SiteContent } from '../../content/loadContent.ts'
import { listed } from '../../../src/lib/locale.ts'
import { fieldName, type Mark } from '../../content/yamlFile.ts'
import { check, type LaunchFinding } from './report.ts'

/** @param now milliseconds since 1970 */
export function ofDate({ start, end }: Pick<Event, 'start' | 'end'>, now: number): LaunchFinding {
  return check(
    `El evento es el ${start.slice(0, 10)}.`,
    now < Date.parse(end) ? '' : `El evento ya ha pasado: terminó el ${end.slice(0, 10)}.`,
    'Empieza la edición siguiente: src/content/README.md dice sus pasos.',
  )
}

const marked = {
  sample: ['es un valor de ejemplo', 'Pon cada valor real en su archivo y borra su «# ejemplo».'],
  promise: [
    'promete algo que nadie ha confirmado',
    'Acuerda cada promesa con quien la tiene que cumplir, o cambia el texto, y borra su «# promesa».',
  ],
} as const

export const ofMarks = (marks: readonly Mark[]): LaunchFinding[] =>
  marks.map(({ folder = contentFolder, file, line, at, text, kind }) => {
    const [what, next] = marked[kind]
    return check('', `${folder}/${file}:${line} · ${fieldName(at)}: «${text}» ${what}.`, next)
  })

/** What somebody with a need will ask, and no venue answers. */
export function ofAccess({
  venues,
  copy: { accessWords: words },
  event,
}: SiteContent): LaunchFinding[] {
  const open = Object.entries(venues).flatMap(([id, { access = {} }]) => {
    const unanswered = Object.entries(words.features).filter(([name]) => !(name in access))
    return unanswered.length > 0
      ? `${id}: ¿hay ${unanswered.map(([, name]) => name).join(', ')}?`
      : []
  })
  if (!event.phone) open.push('¿A qué teléfono se llama ese día?')
  const next =
    'Contesta en venues.yaml («access») y event.yaml («phone»): «no» también es una respuesta.'
  return open.map((what) => ({ mark: '?', what, next }))
}

/** Forms without an address reach nobody. */
export function ofForms({ delivery, pages }: SiteContent): LaunchFinding {
  const paths = [pages.sponsorship, pages.contact].flatMap((page) => page?.path ?? [])
  return check(
    delivery ? `Los formularios van a ${delivery.address}` : 'No hay formularios.',
    delivery || paths.length === 0
      ? ''
      : `Los formularios de ${listed(paths)} dicen que el mensaje ha salido, pero no llegan a nadie.`,
    'Haz que los formularios lleguen a alguien («delivery», en forms.yaml): quien escribe espera respuesta.',
  )
}

export const publishLegalTexts =
  'Publica los textos legales en esas direcciones antes de vender o de pedir datos (LSSI, artículo 10; RGPD, artículo 13).'

export function ofLegalTexts({ legalLinks, textPages }: SiteContent): LaunchFinding {
  const present = new Set(textPages.map(({ path }) => path))
  const missing = legalLinks.map(({ path }) => path).filter((path) => !present.has(path))
  return check(
    'Los enlaces legales del pie llevan a una página.',
    missing.length > 0 ? `Enlaces legales del pie que responden 404: ${missing.join(', ')}.` : '',
    publishLegalTexts,
  )
}
