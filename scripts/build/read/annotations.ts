import { shown } from './mistakes.ts'
import { type Annotation, fieldName } from './yamlFile.ts'

/** The predicates of sentences about values with annotations. */
const predicates: Readonly<Record<Annotation['kind'], string>> = {
  sample: 'es un valor de ejemplo',
  promise: 'promete algo que nadie ha confirmado',
}

/**
 * The number of characters that a message shows of a text. It is the usual limit of texts in the schemas (`text` in
 * formats.ts). A few fields have a higher limit. Only their texts may be cut.
 */
const maxShownLength = 420

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
  const subject = shown(text, maxShownLength)
  return `${eventFolder}/${location} · ${fieldName(at)}: ${subject} ${predicates[kind]}.${cure}`
}

/** The number of annotations, as commands say it: "125 marcas de «# ejemplo» o «# promesa»". */
export function annotationCount(annotations: readonly unknown[]): string {
  const noun = annotations.length === 1 ? 'marca' : 'marcas'
  return `${annotations.length} ${noun} de «# ejemplo» o «# promesa»`
}

/** The line about all annotations: "quedan 125 marcas de «# ejemplo» o «# promesa»: npm run prelaunch dice dónde" */
export function annotationNote(annotations: readonly Annotation[]): string {
  const verb = annotations.length === 1 ? 'queda' : 'quedan'
  return `${verb} ${annotationCount(annotations)}: npm run prelaunch dice dónde`
}
