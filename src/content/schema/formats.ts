import { z } from 'zod'

/** A text of one form; `wanted` names it with an example. */
export const form = (pattern: RegExp, wanted: string) => z.string(wanted).regex(pattern, wanted)

/** Not figures alone: objects put such keys first, whatever the order of the file. */
export const id = form(
  /^(?!\d+$)(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'un identificador de minúsculas, cifras y guiones, como «lucia-romero»',
)
/** One that is not used for something else in the same place. */
export const idBut = (where: string, taken: readonly string[]) =>
  id.refine((one) => !taken.includes(one), `otro identificador: este ya es otra cosa en ${where}`)
/** Fragment of an address: of a speaker, of an answer. The frame and the parts of a page have some too. */
export const fragmentId = idBut(
  'la página',
  'menu contenido ahora comprar dosier ediciones taquilla'.split(' '),
)

export const time = form(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'una hora como «09:30», hasta «23:59»')
export const day = z.iso.date('un día que exista, escrito año-mes-día, como «2026-11-14»')
const wantedInstant =
  'un momento que exista, con día, hora y diferencia con UTC, como «2026-11-14T11:00:00+01:00»'
export const instant = z.iso
  .datetime({ offset: true, precision: 0, error: wantedInstant })
  .regex(/[+-]\d{2}:\d{2}$/, wantedInstant)
export const path = form(
  /^\/(?:[a-z0-9-]+)?$/,
  'una ruta que empiece por «/», de minúsculas, cifras y guiones, como «/entradas»',
)
/** Taken by what the build writes beside the pages. */
export const reservedPaths = '/index /404 /sin-conexion /gracias /assets /compartir'.split(' ')
export const pagePath = path.refine(
  (one) => !reservedPaths.includes(one),
  'otra ruta: esta es del propio sitio',
)
export const email = z.email('un correo, como «hola@evento.es»')
export const webAddress = form(
  /^https:\/\/[^\s/?#@.,<>"{}\\]+(?:\.[^\s/?#@.,<>"{}\\]+)+(?:[/?#][^\s<>"{}\\]*)?$/,
  'una dirección que empiece por «https://», como «https://www.eventbrite.es/»',
)

export const count = (least: number, most: number, wanted = `un número de ${least} a ${most}`) =>
  z.number(wanted).min(least, wanted).max(most, wanted)

export const whole = (least: number, most: number) => {
  const wanted = `un número entero de ${least} a ${most}`
  return z.int(wanted).min(least, wanted).max(most, wanted)
}

export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `uno de estos: ${values.join(', ')}`)

/** How many letters a text has, as people count them, without the facts that are still in braces. */
export const lettersIn = (value: string) => [...value.replace(/\{[^{}]*\}/g, '')].length

/** Unseen, and able to turn a text around or to tear it apart: controls, marks of direction, joints of no width. */
export const unseen = /[^\P{C}\n\u00AD\u200C\u200D\p{Cn}\p{Co}]|[\u2028\u2029\uFFFD]/u

const markup =
  /<\/?[a-z!]|&#?\w+;|\*\*|__|(?<![\p{L}\p{N}_*])([_*])(?=\S)[^_*]*[^\s_*]\1(?![\p{L}\p{N}_*])/iu

/** What no text may hold, and what is wanted instead. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^\s|\t$/, 'un texto sin espacios ni líneas vacías en sus extremos'],
  [unseen, 'un texto sin signos invisibles: escríbelo de nuevo, sin copiarlo'],
  [markup, 'un texto sin HTML, asteriscos ni guiones bajos: del aspecto se encarga el sitio'],
  // As word processors write them, around a whole value.
  [/^[“”„‟‘’][^“”„‟‘’]*[“”‘’]$/, 'un texto sin comillas de procesador de textos: quítalas'],
]

const noLinks = [
  /\[[^[\]]*\]\(/,
  'un texto sin enlaces: solo las respuestas de faq.yaml los llevan',
] as const
const noFacts = [/[{}]/, 'un texto sin llaves: de este se hacen los datos de los demás'] as const

type TextOptions = {
  /** Whether it may hold links: "[texto](programme)". */
  readonly links?: boolean
  /** Whether it may name facts; those that facts are made of may not. */
  readonly facts?: boolean
}

/**
 * Words for visitors, of so many letters: the schema sees them twice, with facts in braces and with those filled in.
 */
export function text(most = 420, least = 1, { links = false, facts = true }: TextOptions = {}) {
  const wanted = `un texto de ${least} a ${most} letras`
  const all = [...faults, ...(links ? [] : [noLinks]), ...(facts ? [] : [noFacts])]
  const problemOf = (value: string) => {
    const letters = lettersIn(value)
    const isWhole = !/\{[^{}]*\}/.test(value)
    if (!/[\p{L}\p{N}{]/u.test(value)) return `${wanted}, con alguna letra o cifra`
    if (letters > most || (isWhole && letters < least)) return wanted
    return all.find(([fault]) => fault.test(value))?.[1]
  }
  return z
    .string(wanted)
    .superRefine((value, { addIssue }) => {
      const message = problemOf(value)
      if (message) addIssue({ code: 'custom', message })
    })
    .meta({ description: wanted })
}

/** One for all, so that what editors read names it once. */
const anyText = text()

/** An object whose fields are all texts. */
export function texts<const Names extends readonly string[]>(...names: Names) {
  const shape = Object.fromEntries(names.map((name) => [name, anyText]))
  return z.strictObject(shape as Record<Names[number], typeof anyText>)
}

type Items = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** No two items have the same in a field by which they are known: its address, its title in a tab, its place in a menu. */
export const oneEach = (fields: readonly string[]) => (items: object, context: z.RefinementCtx) => {
  for (const field of fields) {
    const seen = new Set<unknown>()
    for (const [key, item] of Object.entries(items as Items)) {
      const message = 'otro valor: este ya está más arriba'
      if (seen.has(item[field])) {
        context.addIssue({ code: 'custom', path: [key, field], message })
      }
      seen.add(item[field])
    }
  }
}

/** @param own fields in which no two items have the same */
export const list = <Item extends z.ZodType>(
  item: Item,
  least: number,
  most: number,
  ...own: readonly string[]
) => {
  const wanted = `una lista de ${least} a ${most} elementos`
  return z.array(item, wanted).min(least, wanted).max(most, wanted).superRefine(oneEach(own))
}

/** The identifier of something else: what there is, the checks tell (scripts/content/checks.ts). */
export const reference = z.string('un identificador de los que hay')

/** Fields by an identifier that the organiser chooses, with a name that is each one's own. */
export const named = <Item extends z.ZodType>(
  key: typeof id,
  item: Item,
  least: number,
  most: number,
) => {
  const wanted = `un grupo de ${least} a ${most} elementos, cada uno bajo su identificador`
  return z
    .record(key, item, wanted)
    .refine((value) => {
      const { length } = Object.keys(value)
      return length >= least && length <= most
    }, wanted)
    .superRefine(oneEach(['name']))
}
