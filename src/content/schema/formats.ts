import { z } from 'zod'
import { fragments, reservedPaths } from '../../lib/reservedNames.ts'

/** Replaces special spaces, such as the no-break space U+00A0, by plain spaces, and removes spaces at both ends. */
const plainSpaces = (value: string) => value.replace(/\p{Zs}/gu, ' ').trim()

/** A value that programs read and pages do not show as it is written, such as a time or an address. */
const parsed = (expected: string) => z.string(expected).overwrite(plainSpaces)

/**
 * A value that matches a pattern.
 * @param expected the message for other values. It describes a correct value and gives an example.
 */
export const format = (pattern: RegExp, expected: string) =>
  parsed(expected).regex(pattern, expected)

/**
 * An identifier of up to 60 characters: "lucia-romero". It must not be a number (`(?!\d+$)`), because JavaScript objects put
 * number keys first, and the order in the file would be lost.
 */
export const id = format(
  /^(?!\d+$)(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'un identificador de minúsculas, cifras y guiones, como «lucia-romero»',
)

/**
 * An identifier that differs from some other names.
 * @param where the place in which the names are taken, for the message
 */
export const idExcept = (where: string, taken: readonly string[]) =>
  id.refine((name) => !taken.includes(name), `otro identificador: este ya es otra cosa en ${where}`)

/** The fragment of a speaker or an answer. It differs from the fragments of the site's own sections and frames. */
export const fragmentId = idExcept('la página', Object.values(fragments))

/** Whether Windows reserves a name for a device: "con", "com1" (Microsoft, "Naming Files, Paths, and Namespaces"). */
export const isDeviceName = (name: string): boolean =>
  /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(name)

/** The end of messages about a name that Windows reserves for a device. */
export const noDeviceName = 'Windows no admite un archivo que se llame así'

/** An identifier that is also the name of files, such as a page, a photo or a preview. */
export const fileId = (schema: typeof id) =>
  schema
    .refine((name) => name !== 'index', 'otro identificador: «index» es el archivo de la lista')
    .refine((name) => !isDeviceName(name), `otro identificador: ${noDeviceName}`)

/** Messages about values for which scripts/build/read/cures.ts can suggest a correction. */
export const wanted = {
  time: 'una hora como «09:30», hasta «23:59»',
  day: 'un día que exista, escrito año-mes-día, como «2026-11-14»',
  instant:
    'un momento que exista, con día, hora y diferencia con UTC, como «2026-11-14T11:00:00+01:00»',
  /** The end of the event. A time without a day is enough. */
  end: 'día, hora y diferencia con UTC, como «2026-11-15T02:00:00+01:00», o la hora sola, de «00:00» a «23:59»',
  /** The event's start, and the last change. A day without a time is enough. */
  dayOrInstant:
    'un día que exista, escrito año-mes-día, como «2026-11-14», o con la hora y la diferencia con UTC, como «2026-11-14T18:30:00+01:00»',
  webAddress: 'una dirección que empiece por «https://», como «https://www.eventbrite.es/»',
  site: 'la dirección del sitio, como «https://www.mi-evento.es» o «https://www.mi-ciudad.es/mi-evento»: su carpeta, con letras sin acento y sin «index.html» detrás',
  price: 'un precio en euros, como 25 o 12.50',
} as const

/** "09:30" */
export const time = format(/^(?:[01]\d|2[0-3]):[0-5]\d$/, wanted.time)

/** "2026-11-14" */
export const day = parsed(wanted.day).pipe(z.iso.date(wanted.day))

/** "2026-11-14T11:00:00+01:00" */
export const instant = parsed(wanted.instant).pipe(
  z.iso
    .datetime({ offset: true, precision: 0, error: wanted.instant })
    // "Z" for UTC is refused. Pages show the time as it is written, so it must be the local time of the venue.
    .regex(/[+-]\d{2}:\d{2}$/, wanted.instant),
)

/** "2026-11-14" or "2026-11-14T11:00:00+01:00" */
export const dayOrInstant = z.union([day, instant], wanted.dayOrInstant)

/** "/entradas" */
export const path = format(
  /^\/(?:[a-z0-9-]+)?$/,
  'una ruta que empiece por «/», de minúsculas, cifras y guiones, como «/entradas»',
)
export const pagePath = path
  .refine(
    (written) => !Object.values<string>(reservedPaths).includes(written),
    'otra ruta: esta es del propio sitio',
  )
  .refine((written) => !isDeviceName(written.slice(1)), `otra ruta: ${noDeviceName}`)

const wantedEmail = 'un correo, como «hola@evento.es»'
export const email = parsed(wantedEmail).pipe(z.email(wantedEmail))

/** A character in the name of a host: no space, dot, comma, slash, "@" and so on. */
const hostLetter = String.raw`[^\s/?#@.,<>"{}\\]`
/** The rest of an address after the host: "/entradas?de=web" */
const afterHost = String.raw`(?:[/?#][^\s<>"{}\\]*)?`

export const webAddress = format(
  new RegExp(String.raw`^https:\/\/${hostLetter}+(?:\.${hostLetter}+)+${afterHost}$`),
  wanted.webAddress,
)

/** A number with or without decimals, such as a price or a latitude. */
export const numberIn = (least: number, most: number, expected: string) =>
  z.number(expected).min(least, expected).max(most, expected)

export const wholeNumber = (least: number, most: number) => {
  const expected = `un número entero de ${least} a ${most}`
  return z.int(expected).min(least, expected).max(most, expected)
}

export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  z.enum(values, `uno de estos: ${values.join(', ')}`)

/** Number of characters (code points) in a text. Facts in braces that are not filled in yet do not count. */
export const lettersIn = (value: string) => [...value.replace(/\{[^{}]*\}/g, '')].length

/**
 * Names of the HTML elements that a text must not contain, because people may paste them from pages and word processors. Other
 * elements are allowed as text: a talk may be about <template>.
 */
const htmlElements = [
  // Text.
  'a abbr b big cite code del em font i ins kbd mark q s small span strike strong sub sup u o:p br',
  // Blocks.
  'article aside blockquote center div footer header h[1-6] hr main nav p pre section',
  // Lists and tables.
  'dd dl dt li ol ul caption table tbody td tfoot th thead tr',
  // Forms.
  'button form input label select textarea',
  // Media and files.
  'figcaption figure iframe img link meta picture script source style svg video',
].flatMap((names) => names.split(' '))

/** An HTML tag or the start of a comment: "<b>", "</p>", "<br />", "<a href=…>", "<!--" */
export const htmlTag = new RegExp(
  String.raw`</?(?:${htmlElements.join('|')})(?:\s[^<>]*)?/?>|<!--`,
  'i',
)

const noMarkup = 'un texto sin HTML, asteriscos ni guiones bajos: del aspecto se encarga el sitio'
const nothingInvisible = 'un texto sin signos invisibles: escríbelo de nuevo, sin copiarlo'

type Fault = { readonly fault: RegExp; readonly expected: string }

/** Faults of all texts, each with its message. tests/unit/src/content/schema/formats.test.ts has examples. */
export const textFaults = {
  /**
   * White space before the text, or a tab after it: " Nora", "Nora\t". A space after the text is allowed, because some texts
   * are the beginning of another text: "; después, ".
   */
  spaceAround: {
    fault: /^\s|\t$/,
    expected: 'un texto sin espacios ni líneas vacías en sus extremos',
  },
  /** Soft hyphens, direction characters, zero-width spaces, tabs. The joiner (U+200D) has a separate rule: `looseJoiner`. */
  invisible: { fault: /(?![\n\u200D])[\p{Cc}\p{Cf}\p{Cs}]/u, expected: nothingInvisible },
  /** A joiner (U+200D) that does not come after an emoji, and so joins nothing. */
  looseJoiner: {
    fault: /(?<!\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D/u,
    expected: nothingInvisible,
  },
  /** Line and paragraph separators, and U+FFFD, which stands for a letter that could not be read. */
  separator: { fault: /[\u2028\u2029\uFFFD]/u, expected: nothingInvisible },
  html: { fault: htmlTag, expected: noMarkup },
  /** "&nbsp;", "&#8203;" */
  htmlEntity: { fault: /&(?:#\w+|\w{2,});/, expected: noMarkup },
  /** "**hecho**", "__hecho__" */
  bold: { fault: /\*\*|__/, expected: noMarkup },
  /**
   * "_hecho_", "*hecho*": the same sign before and after a text that has no spaces at its ends. Before the first sign, and
   * after the second one, there is no letter or digit. So "snake_case_x" and "2 * 3 * 4" are allowed.
   */
  emphasis: {
    fault: /(?<![\p{L}\p{N}_*])([_*])(?=\S)[^_*]*[^\s_*]\1(?![\p{L}\p{N}_*])/u,
    expected: noMarkup,
  },
  /** “Gijón”: a whole value in the curly quotes of a word processor. */
  quotedWhole: {
    fault: /^[“”„‟‘’][^“”„‟‘’]*[“”‘’]$/,
    expected: 'un texto sin comillas de procesador de textos: quítalas',
  },
} as const satisfies Readonly<Record<string, Fault>>

/** "Han [hecho](faq)" */
const link: Fault = {
  fault: /\[[^[\]]*\]\(/,
  expected:
    'un texto sin enlaces: solo los llevan las respuestas (faq.yaml) y lo que pasa con las entradas (states.yaml)',
}

/** Faults of a text from which facts derive. */
const factFaults: readonly Fault[] = [
  { fault: /[{}]/, expected: 'un texto sin llaves: de este se hacen los datos de los demás' },
  { fault: /^(?:https?:|www\.)/i, expected: 'un nombre, no la dirección de una página' },
]

/** The schemas of texts into which the build puts no no-break spaces, such as names and the texts of `<head>`. */
const plainTexts = z.registry<{ readonly noBreak: false }>()

/** Whether the build puts no no-break spaces into the texts of a schema. */
export const isPlain = (schema: z.core.$ZodType): boolean => plainTexts.has(schema)

type TextOptions = {
  /** Whether the text may contain links: "[texto](programme)". */
  readonly links?: boolean
  /** Whether the text may name facts in braces. A text from which facts are derived may not. */
  readonly facts?: boolean
  /** Whether the build puts no-break spaces into the text for pages ("8 de noviembre"). */
  readonly noBreak?: boolean
}

/**
 * A text for visitors. It is checked twice: first as it is written, with facts in braces, and then with the facts filled in.
 * @param most the largest number of characters
 * @param least the smallest number of characters. It is not checked while the text has facts in braces.
 */
export function text(
  most = 420,
  least = 1,
  { links = false, facts = true, noBreak = true }: TextOptions = {},
) {
  const expected = `un texto de ${least} a ${most} letras`
  const faults: Fault[] = Object.values(textFaults)
  if (!links) faults.push(link)
  if (!facts) faults.push(...factFaults)
  const problemOf = (value: string) => {
    const letters = lettersIn(value)
    const hasNoFacts = !/\{[^{}]*\}/.test(value)
    // A "{" counts as a letter, because the fact in braces will contain letters or digits.
    if (!/[\p{L}\p{N}{]/u.test(value)) return `${expected}, con alguna letra o cifra`
    if (letters > most || (hasNoFacts && letters < least)) return expected
    return faults.find(({ fault }) => fault.test(value))?.expected
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

/** The schema of all fields of `texts`. All fields share one schema, so that the JSON schemas for editors define it once. */
const anyText = text()

/** The shape of an object whose fields have these names and one schema. */
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

/** Refuses two items with the same value in one of the fields, such as two links with the same address. */
export const noDuplicates =
  (fields: readonly string[]) => (items: object, context: z.RefinementCtx) => {
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

/** Tells how to write an element of a list: "cada uno como «- title: …», y debajo sus otros campos: text". */
function elementOf(item: z.ZodType): string {
  const [first, ...others] = item instanceof z.ZodObject ? Object.keys(item.shape) : []
  if (first === undefined) return 'cada uno detrás de «- »'
  const more = others.length > 0 ? `, y debajo sus otros campos: ${others.join(', ')}` : ''
  return `cada uno como «- ${first}: …»${more}`
}

/**
 * A list of items. The message about a wrong value shows how to write an item.
 * @param uniqueFields fields in which two items must not have the same value
 */
export const list = <Item extends z.ZodType>(
  item: Item,
  least: number,
  most: number,
  ...uniqueFields: readonly string[]
) => {
  const expected = `una lista de ${least} a ${most} elementos`
  const asList = `${expected}, ${elementOf(item)}`
  return z
    .array(item, asList)
    .min(least, expected)
    .max(most, expected)
    .superRefine(noDuplicates(uniqueFields))
}

/** The identifier of something in another place of the content. scripts/build/read/checks.ts checks that it exists. */
export const reference = z.string('un identificador de los que hay')

/**
 * A group of entries. The key of each entry is an identifier that the organiser chooses.
 * @param uniqueFields fields in which two entries must not have the same value
 */
export const keyed = <Item extends z.ZodType>(
  key: typeof id,
  item: Item,
  least: number,
  most: number,
  ...uniqueFields: readonly string[]
) => {
  const expected = `un grupo de ${least} a ${most} elementos, cada uno bajo su identificador`
  return z
    .record(key, item, expected)
    .refine((value) => {
      const { length } = Object.keys(value)
      return length >= least && length <= most
    }, expected)
    .superRefine(noDuplicates(uniqueFields))
}
