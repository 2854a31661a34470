import { z } from 'zod'
import { fragments, reservedPaths } from '../../lib/reservedNames.ts'

/** A text that matches a pattern; `wanted` describes it with an example. */
export const format = (pattern: RegExp, expected: string) =>
  z.string(expected).regex(pattern, expected)

/** Not digits alone: JavaScript objects put such keys first, whatever the order of the file. */
export const id = format(
  /^(?!\d+$)(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'un identificador de minúsculas, cifras y guiones, como «lucia-romero»',
)
/** An identifier that is not already used for something else in the same place. */
export const idBut = (where: string, taken: readonly string[]) =>
  id.refine((one) => !taken.includes(one), `otro identificador: este ya es otra cosa en ${where}`)
/** Fragment of the address of a speaker or an answer. Frames and parts of pages have fragments too. */
export const fragmentId = idBut('la página', Object.values(fragments))

export const time = format(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'una hora como «09:30», hasta «23:59»')
export const day = z.iso.date('un día que exista, escrito año-mes-día, como «2026-11-14»')
const wantedInstant =
  'un momento que exista, con día, hora y diferencia con UTC, como «2026-11-14T11:00:00+01:00»'
export const instant = z.iso
  .datetime({ offset: true, precision: 0, error: wantedInstant })
  .regex(/[+-]\d{2}:\d{2}$/, wantedInstant)
export const path = format(
  /^\/(?:[a-z0-9-]+)?$/,
  'una ruta que empiece por «/», de minúsculas, cifras y guiones, como «/entradas»',
)
export const pagePath = path.refine(
  (one) => !Object.values<string>(reservedPaths).includes(one),
  'otra ruta: esta es del propio sitio',
)
export const email = z.email('un correo, como «hola@evento.es»')
export const webAddress = format(
  /^https:\/\/[^\s/?#@.,<>"{}\\]+(?:\.[^\s/?#@.,<>"{}\\]+)+(?:[/?#][^\s<>"{}\\]*)?$/,
  'una dirección que empiece por «https://», como «https://www.eventbrite.es/»',
)

export const count = (least: number, most: number, expected: string) =>
  z.number(expected).min(least, expected).max(most, expected)

export const whole = (least: number, most: number) => {
  const expected = `un número entero de ${least} a ${most}`
  return z.int(expected).min(least, expected).max(most, expected)
}

export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `uno de estos: ${values.join(', ')}`)

/** Number of letters in a text as people count them, without facts that are still in braces. */
export const lettersIn = (value: string) => [...value.replace(/\{[^{}]*\}/g, '')].length

/**
 * Invisible characters that can reverse or break up a text: controls, direction marks, zero-width spaces. One that joins
 * emoji belongs to their sign.
 */
const unseen =
  /[^\P{C}\n\p{Cn}\p{Co}\u200D]|(?<!\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D|[\u2028\u2029\uFFFD]/u

/** A tag of a page or a word processor. Others, as in a talk on <template>, are words. */
export const htmlTag =
  /<\/?(?:a|abbr|article|aside|b|big|blockquote|br|button|caption|center|cite|code|dd|del|div|dl|dt|em|fig\w+|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|o:p|ol|p|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|su[bp]|svg|t(?:able|body|d|extarea|foot|h|head|r)|u|ul|video)(?:\s[^<>]*)?\/?>|<!--/i

const markup =
  /&(?:#\w+|\w{2,});|\*\*|__|(?<![\p{L}\p{N}_*])([_*])(?=\S)[^_*]*[^\s_*]\1(?![\p{L}\p{N}_*])/iu

const noMarkup = 'un texto sin HTML, asteriscos ni guiones bajos: del aspecto se encarga el sitio'

/** What no text may hold, and what is wanted instead. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^\s|\t$/, 'un texto sin espacios ni líneas vacías en sus extremos'],
  [unseen, 'un texto sin signos invisibles: escríbelo de nuevo, sin copiarlo'],
  [htmlTag, noMarkup],
  [markup, noMarkup],
  // A word processor's quotation marks around the whole value.
  [/^[“”„‟‘’][^“”„‟‘’]*[“”‘’]$/, 'un texto sin comillas de procesador de textos: quítalas'],
]

const noLinks = [
  /\[[^[\]]*\]\(/,
  'un texto sin enlaces: solo los llevan las respuestas (faq.yaml) y lo que pasa con las entradas (states.yaml)',
] as const
/** What texts may not hold from which facts are derived. */
const noFacts = [
  [/[{}]/, 'un texto sin llaves: de este se hacen los datos de los demás'],
  [/^(?:https?:|www\.)/i, 'un nombre, no la dirección de una página'],
] as const

/** Schemas of texts that stay plain: heads and messages show them, where a no-break space is no help. */
const plainTexts = z.registry<{ readonly noBreak: false }>()

/** Whether texts of a schema stay as they are written, without no-break spaces. */
export const isPlain = (schema: z.core.$ZodType): boolean => plainTexts.has(schema)

type TextOptions = {
  /** Whether it may hold links: "[texto](programme)". */
  readonly links?: boolean
  /** Whether it may name facts; texts that facts are derived from may not. */
  readonly facts?: boolean
  /** Whether pages may put no-break spaces into it ("8 de noviembre"), as they do into what only they show. */
  readonly noBreak?: boolean
}

/** A text for visitors. The schema checks it twice: with its facts in braces, and filled in. */
export function text(
  most = 420,
  least = 1,
  { links = false, facts = true, noBreak = true }: TextOptions = {},
) {
  const expected = `un texto de ${least} a ${most} letras`
  const all = [...faults, ...(links ? [] : [noLinks]), ...(facts ? [] : noFacts)]
  const problemOf = (value: string) => {
    const letters = lettersIn(value)
    const isWhole = !/\{[^{}]*\}/.test(value)
    if (!/[\p{L}\p{N}{]/u.test(value)) return `${expected}, con alguna letra o cifra`
    if (letters > most || (isWhole && letters < least)) return expected
    return all.find(([fault]) => fault.test(value))?.[1]
  }
  const schema = z
    .string(expected)
    .superRefine((value, { addIssue }) => {
      const message = problemOf(value)
      if (message) addIssue({ code: 'custom', message })
    })
    .meta({ description: expected })
  return noBreak ? schema : schema.register(plainTexts, { noBreak: false })
}

/** Shared, so that the JSON schemas for editors define it once. */
const anyText = text()

/** The same schema for several fields. */
export const each = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

/** An object whose fields are all texts. */
export const texts = <const Names extends readonly string[]>(...names: Names) =>
  z.strictObject(each<Names[number], typeof anyText>(names, anyText))

const anyPlainText = text(420, 1, { noBreak: false })

/** An object whose fields are all texts without no-break spaces. */
export const plainTextFields = <const Names extends readonly string[]>(...names: Names) =>
  z.strictObject(each<Names[number], typeof anyPlainText>(names, anyPlainText))

type Items = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Refuses two items with the same value in a field that must be unique, such as the address or the title. */
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

/** @param own fields that must differ from item to item */
export const list = <Item extends z.ZodType>(
  item: Item,
  least: number,
  most: number,
  ...own: readonly string[]
) => {
  const expected = `una lista de ${least} a ${most} elementos`
  return z.array(item, expected).min(least, expected).max(most, expected).superRefine(oneEach(own))
}

/** The identifier of something else; scripts/build/read/checks.ts checks that it exists. */
export const reference = z.string('un identificador de los que hay')

/**
 * Entries by an identifier that the organiser chooses.
 * @param own fields that must differ from entry to entry
 */
export const keyed = <Item extends z.ZodType>(
  key: typeof id,
  item: Item,
  least: number,
  most: number,
  ...own: readonly string[]
) => {
  const expected = `un grupo de ${least} a ${most} elementos, cada uno bajo su identificador`
  return z
    .record(key, item, expected)
    .refine((value) => {
      const { length } = Object.keys(value)
      return length >= least && length <= most
    }, expected)
    .superRefine(oneEach(own))
}
