import { JSDOM } from 'jsdom'
import type { z } from 'zod'
import { htmlTag } from '../../../src/content/schema/formats.ts'
import { lettersMissingInFont } from '../../build/lib/fontSource.ts'
import { plainLetters } from '../../build/read/yamlFile.ts'
import { quoted } from './quoted.ts'

/** A text that was changed to fit a field of the content. */
export type FittedText = {
  /** The text as the field accepts it; undefined if nothing of it is accepted. */
  readonly text: string | undefined
  /** Remarks for the report about these changes. */
  readonly remarks: readonly string[]
}

/** Fits a long text into its field. HTML and lists become plain text. A text that is too long is cut between two words. */
export function fittedProse(written: string, field: z.ZodType): FittedText {
  const { text, hasList } = withoutLists(withoutHtml(written))
  const fitted = fittedLine(text, field)
  const remark = hasList ? ['su lista se lee seguida, separada por «;»'] : []
  return { text: fitted.text, remarks: [...remark, ...fitted.remarks] }
}

/**
 * Fits a text of one line, such as a title or a name, into its field. Markup is removed only if the field refuses the text
 * with its markup. A text that is too long is cut between two words.
 */
export function fittedLine(written: string, field: z.ZodType): FittedText {
  const { text, remarks } = withoutMissingLetters(written)
  if (text === '') return { text: undefined, remarks }
  if (fits(text, field)) return { text, remarks }
  const plain = cleanLine(withoutMarkup(text))
  const remarksSoFar = plain === text ? remarks : [...remarks, 'sin sus signos de formato']
  if (fits(plain, field)) return { text: plain, remarks: remarksSoFar }
  const cut = cutAtWord(plain, field)
  if (!cut) {
    // No text is left, so the removed signs need no remark.
    const refusal = `${quoted(plain)} no vale, y se queda fuera`
    return { text: undefined, remarks: [...remarks, refusal] }
  }
  // The report shows only the end of the text, where it was cut.
  const cutRemark = `no cabe entero; se queda en ${quoted(cut.slice(-40))}`
  return { text: cut, remarks: [...remarksSoFar, cutRemark] }
}

/** Fits a label into its field. A label that is too long is left out, instead of cut. */
export function fittedLabel(written: string, field: z.ZodType): FittedText {
  const { text, remarks } = withoutMissingLetters(written)
  if (text === '') return { text: undefined, remarks }
  if (fits(text, field)) return { text, remarks }
  return { text: undefined, remarks: [`la etiqueta ${quoted(text)} no cabe, y se queda fuera`] }
}

/** Whether a field accepts a text. Braces are refused, because the site would replace "{dia}" by a value of the event. */
const fits = (text: string, field: z.ZodType) => !/[{}]/.test(text) && field.safeParse(text).success

/** A text without characters that the site's font does not have. */
function withoutMissingLetters(written: string) {
  const line = cleanLine(written)
  const missing = lettersMissingInFont(line)
  if (missing.length === 0) return { text: line, remarks: [] }
  let text = line
  for (const letter of missing) text = text.replaceAll(letter, '')
  const remark = `sin «${missing.join('», «')}», que la letra del sitio no tiene`
  return { text: cleanLine(text), remarks: [remark] }
}

/** The longest beginning of a text that ends with a whole word and fits with "…" after it; undefined if none fits. */
function cutAtWord(text: string, field: z.ZodType): string | undefined {
  const ends = [...text.matchAll(/[,;:]?\s/g)].map(({ index }) => index)
  return ends.map((end) => `${text.slice(0, end)}…`).findLast((part) => fits(part, field))
}

/** A text on one line, without invisible characters. */
const cleanLine = (text: string) =>
  plainLetters(text).replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim()

/** "<script>…</script>", "<style>…</style>". An unclosed element reaches to the end of the text, as in a browser. */
const scriptOrStyle = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)/
/** "<!-- … -->". An unclosed comment reaches to the end of the text, too. */
const comment = /<!--[^]*?(?:-->|$)/
/** The invisible parts of HTML. */
const invisible = new RegExp(`${scriptOrStyle.source}|${comment.source}`, 'gi')
/** Tags inside a line. Any other tag ends a line. */
const inlineTag = /^<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|su[bp]|u)\b/i
const listItemTag = /^<li\b/i

/** An element that decodes entities (`&amp;`): a text area reads its content as text, and makes no elements of it. */
const decoder = new JSDOM('').window.document.createElement('textarea')

/** The visible text of HTML. Each item of a list becomes a line that begins with "- ". */
function withoutHtml(html: string): string {
  const tags = new RegExp(htmlTag, 'gi')
  const visible = html.replaceAll(invisible, ' ')
  decoder.innerHTML = visible.replaceAll(tags, (tag) => {
    if (inlineTag.test(tag)) return ''
    return listItemTag.test(tag) ? '\n- ' : '\n'
  })
  return decoder.value
}

/**
 * A line with an item of a list in Markdown. The group `item` leaves out a bullet, "- uno" → "uno", but keeps a number,
 * "1. uno" → "1. uno". So the pattern consumes a bullet, and only looks ahead at a number.
 */
const listLine = /^\s*(?:[*+•·–-]\s+|(?=\d{1,2}[.)]\s))(?<item>\S.*)$/

type Line = { readonly text: string; readonly isItem: boolean }

/**
 * Joins the items of lists: "- uno\n- dos" → "uno; dos". A single item is no list.
 * @returns the text, and whether items were joined (`hasList`)
 */
function withoutLists(written: string) {
  const filledLines = written.split('\n').filter((line) => line.trim())
  const lines = filledLines.map((line): Line => {
    const item = listLine.exec(line)?.groups?.item
    return { text: item ?? line, isItem: item !== undefined }
  })
  const text = lines.map((line, i) => separatorBetween(lines[i - 1], line) + line.text).join('')
  const hasList = lines.some((line, i) => areItems(lines[i - 1], line))
  return { text, hasList }
}

const areItems = (previous: Line | undefined, line: Line) =>
  previous !== undefined && previous.isItem && line.isItem

/** The separator before a line: a semicolon between two items, unless the first one ends with a sign; else a line break. */
function separatorBetween(previous: Line | undefined, line: Line): string {
  if (!previous) return ''
  const endsWithSign = /[.:;,!?…]\s*$/.test(previous.text)
  return areItems(previous, line) && !endsWithSign ? '; ' : '\n'
}

/** The beginning of a link or a picture in Markdown, up to its address: "[programa](", "![foto](". */
const linkStart = /!?\[([^[\]]*)\]\(/g

/** Signs that the site would read as markup, or as facts in braces. */
const markupSigns = [
  // "**Sí**", "{dia}", "__Sí__"
  /[*{}]|__/,
  // An underscore at the edge of a word: "_Sí_", but not "ana_ruiz".
  /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u,
  // A quotation mark at the start or the end of the text. The schema refuses a text that is quoted as a whole.
  /^[“”„‟‘’]|[“”‘’]$/u,
]

const anyMarkupSign = new RegExp(markupSigns.map(({ source }) => source).join('|'), 'gu')

/** Removes markup and braces: "**Sí**, {dia}" → "Sí, dia"; "[programa](/programa)" → "programa (/programa)". */
const withoutMarkup = (text: string): string =>
  withoutHtml(text).replaceAll(linkStart, '$1 (').replaceAll(anyMarkupSign, '')
