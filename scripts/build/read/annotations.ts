import { shown } from './mistakes.ts'
import { type Annotation, fieldName } from './yamlFile.ts'

/** The predicate of a sentence about a value with an annotation. */
const predicates: Readonly<Record<Annotation['kind'], string>> = {
  sample: 'es un valor de ejemplo',
  promise: 'promete algo que nadie ha confirmado',
}

/**
 * The longest text that a message shows whole. It is the usual limit of texts in the schemas (`text` in formats.ts). Texts of the
 * few fields with a higher limit may be cut.
 */
const longestShownText = 420

/**
 * The message about a value with an annotation: "mi-evento/event.yaml:6 · name: «Encuentro» es un valor de ejemplo." A
 * delivered text is not in the event's own file. So its message names the file without a line, and asks the organiser to write
 * a text there.
 */
export function annotationLine(
  { isDelivered, file, line, at, text, kind }: Annotation,
  eventFolder: string,
): string {
  const location = isDelivered ? file : `${file}:${line}`
  const cure = isDelivered ? ' Es el texto que trae el sitio: escribe ahí el tuyo.' : ''
  const subject = shown(text, longestShownText)
  return `${eventFolder}/${location} · ${fieldName(at)}: ${subject} ${predicates[kind]}.${cure}`
}

/** The number of annotations, as commands say it: "125 marcas de «# ejemplo» o «# promesa»". */
export const annotationCount = ({ length }: readonly unknown[]): string =>
  `${length} ${length === 1 ? 'marca' : 'marcas'} de «# ejemplo» o «# promesa»`

/** "quedan 125 marcas de «# ejemplo» o «# promesa»: npm run prelaunch dice dónde" */
export function annotationNote(annotations: readonly Annotation[]): string {
  const verb = annotations.length === 1 ? 'queda' : 'quedan'
  return `${verb} ${annotationCount(annotations)}: npm run prelaunch dice dónde`
}
