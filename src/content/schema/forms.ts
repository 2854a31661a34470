import { z } from 'zod'

/** A text of one form; `wanted` names it with an example. */
export const form = (pattern: RegExp, wanted: string) => z.string(wanted).regex(pattern, wanted)

export const id = form(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'minúsculas, cifras y guiones, como «lucia-romero»',
)
export const time = form(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'una hora de cuatro cifras, como «09:30»')
export const day = form(/^\d{4}-\d{2}-\d{2}$/, 'un día escrito año-mes-día, como «2026-11-14»')
export const instant = form(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/,
  'día, hora y diferencia con UTC, como «2026-11-14T11:00:00+01:00»',
)
export const path = form(/^\/(?:[a-z0-9-]+)?$/, 'una ruta que empiece por «/», como «/entradas»')
export const email = form(
  /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/,
  'un correo, como «hola@evento.es»',
)
export const webAddress = form(
  /^https:\/\/[^\s/@.]+(?:\.[^\s/@.]+)+(?:[/?#]\S*)?$/,
  'una dirección que empiece por «https://», como «https://www.eventbrite.es/»',
)

export const count = (least: number, most: number, wanted = `un número de ${least} a ${most}`) =>
  z.number(wanted).min(least, wanted).max(most, wanted)

const withoutFacts = (value: string) => value.replace(/\{[^{}]*\}/g, '')

/**
 * Words for visitors, of so many letters: the schema sees them twice, with facts in braces and with those filled in.
 * One that depends on how many there are of something comes in two forms (scripts/content/choose-forms.ts).
 */
export function text(most = 420, least = 1) {
  const wanted = `un texto de ${least} a ${most} letras`
  return z
    .string(wanted)
    .refine((value) => value.trim() !== '' && withoutFacts(value).length <= most, wanted)
    .refine((value) => value.length >= least || withoutFacts(value) !== value, wanted)
    .refine(
      (value) => !/<\/?[a-z!]|&[a-z]+;|\*\*|__/i.test(value),
      'un texto sin HTML ni asteriscos: del aspecto se encarga el sitio',
    )
}

/** An object whose fields are all texts. */
export function texts<const Names extends readonly string[]>(...names: Names) {
  const shape = Object.fromEntries(names.map((name) => [name, text()]))
  return z.strictObject(shape as Record<Names[number], ReturnType<typeof text>>)
}

export const list = <Item extends z.ZodType>(item: Item, least: number, most: number) => {
  const wanted = `una lista de ${least} a ${most} elementos`
  return z.array(item, wanted).min(least, wanted).max(most, wanted)
}

/** Fields by an identifier that the organiser chooses. */
export const named = <Item extends z.ZodType>(item: Item, least: number, most: number) => {
  const wanted = `de ${least} a ${most} elementos, cada uno bajo su identificador`
  return z.record(id, item, wanted).refine((value) => {
    const { length } = Object.keys(value)
    return length >= least && length <= most
  }, wanted)
}
