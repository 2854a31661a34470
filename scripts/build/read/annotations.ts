import { shown } from './mistakes.ts'
import { type Annotation, fieldName } from './yamlFile.ts'

/** The verb of a sentence about a value with an annotation. */
const predicates: Readonly<Record<Annotation['kind'], string>> = {
  sample: 'es un valor de ejemplo',
  promise: 'promete algo que nadie ha confirmado',
}

/**
 * A line about a value with an annotation: "mi-evento/event.yaml:6 · name: «Encuentro» es un valor de ejemplo." A delivered
 * text has no line in the event's own files. So the line only names the file in which the organiser writes another text.
 */
export function annotationLine(
  { isDelivered, file, line, at, text, kind }: Annotation,
  eventFolder: string,
): string {
  const location = isDelivered ? file : `${file}:${line}`
  const cure = isDelivered ? ' Es el texto que trae el sitio: escribe ahí el tuyo.' : ''
  return `${eventFolder}/${location} · ${fieldName(at)}: ${shown(text, 420)} ${predicates[kind]}.${cure}`
}

/** "quedan 12 marcas de «# ejemplo» o «# promesa»" */
export function annotationCount({ length }: readonly Annotation[]): string {
  const count = length === 1 ? 'queda 1 marca' : `quedan ${length} marcas`
  return `${count} de «# ejemplo» o «# promesa»`
}

/** "quedan 12 valores de ejemplo" */
export function sampleCount({ length }: readonly unknown[]): string {
  return length === 1 ? 'queda 1 valor de ejemplo' : `quedan ${length} valores de ejemplo`
}
