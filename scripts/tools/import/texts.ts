import { JSDOM } from 'jsdom'
import type { z } from 'zod'
import { htmlTag } from '../../../src/content/schema/formats.ts'
import { lettersLacking } from '../../build/lib/font-source.ts'
import { plainLetters } from '../../build/read/yamlFile.ts'
import { quoted } from './quoted.ts'

/** A text as its field accepts it, or undefined if nothing of it is accepted; and remarks about what was lost. */
export type FittedText = {
  readonly text: string | undefined
  readonly remarks: readonly string[]
}

/** A long text as its field accepts it. HTML and lists become plain sentences. A text that is too long is cut at a word. */
export function fittedProse(written: string, field: z.ZodType): FittedText {
  const { text, hasList } = withoutLists(withoutHtml(written))
  const fitted = fittedTitle(text, field)
  const remark = hasList ? ['su lista se lee seguida, separada por «;»'] : []
  return { text: fitted.text, remarks: [...remark, ...fitted.remarks] }
}

/** A title or a name as its field accepts it. Markup is only removed if the field refuses the text with it. */
export function fittedTitle(written: string, field: z.ZodType): FittedText {
  const { text, remarks } = withoutMissingGlyphs(written)
  if (text === '') return { text: undefined, remarks }
  if (fits(text, field)) return { text, remarks }
  const plain = onOneLine(withoutMarkup(text))
  const withMarkup = plain === text ? remarks : [...remarks, 'sin sus signos de formato']
  if (fits(plain, field)) return { text: plain, remarks: withMarkup }
  const cut = cutAtWord(plain, field)
  if (!cut)
    return { text: undefined, remarks: [...remarks, `${quoted(plain)} no vale, y se queda fuera`] }
  const end = `no cabe entero; se queda en ${quoted(cut.slice(-40))}`
  return { text: cut, remarks: [...withMarkup, end] }
}

/** A label as its field accepts it. It is never cut. */
export function fittedLabel(written: string, field: z.ZodType): FittedText {
  const { text, remarks } = withoutMissingGlyphs(written)
  if (text === '') return { text: undefined, remarks }
  if (fits(text, field)) return { text, remarks }
  return { text: undefined, remarks: [`la etiqueta ${quoted(text)} no cabe, y se queda fuera`] }
}

const fits = (text: string, field: z.ZodType) => !/[{}]/.test(text) && field.safeParse(text).success

/** A text without characters that the site's font does not have. */
function withoutMissingGlyphs(written: string) {
  const line = onOneLine(written)
  const lacking = lettersLacking(line)
  if (lacking.length === 0) return { text: line, remarks: [] }
  const text = onOneLine(lacking.reduce((rest, glyph) => rest.replaceAll(glyph, ''), line))
  const remark = `sin «${lacking.join('», «')}», que la letra del sitio no tiene`
  return { text, remarks: [remark] }
}

function cutAtWord(text: string, field: z.ZodType): string | undefined {
  const ends = [...text.matchAll(/[,;:]?\s/g)].map(({ index }) => index)
  return ends.map((end) => `${text.slice(0, end)}…`).findLast((part) => fits(part, field))
}

const onOneLine = (text: string) =>
  plainLetters(text).replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim()

/** Scripts, styles and comments of HTML, which nobody sees. */
const unseen = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi
/** Tags inside a line. Any other tag ends a line. */
const inline = /^<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|su[bp]|u)\b/i
const listItem = /^<li\b/i

const decoder = new JSDOM('').window.document.createElement('textarea')

/** The visible text of HTML. Each item of a list becomes a line that begins with "- ". */
function withoutHtml(html: string): string {
  const tags = new RegExp(htmlTag, 'gi')
  const visible = html.replaceAll(unseen, ' ')
  decoder.innerHTML = visible.replaceAll(tags, (tag) => {
    if (inline.test(tag)) return ''
    return listItem.test(tag) ? '\n- ' : '\n'
  })
  return decoder.value
}

/** An item of a list in Markdown: "- uno", "* uno", "• uno". The item of "1. uno" includes its number. */
const listLine = /^\s*(?:[*+•·–-]\s+|(?=\d{1,2}[.)]\s))(?<item>\S.*)$/

/** Turns lists with an item on each line into "uno; dos; tres". */
function withoutLists(text: string) {
  let result = ''
  let isInList = false
  let hasList = false
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const item = listLine.exec(line)?.groups?.item
    const ends = /[.:;,!?…]\s*$/.test(result)
    const separator = isInList && item && !ends ? '; ' : '\n'
    if (isInList && item) hasList = true
    result += result === '' ? (item ?? line) : separator + (item ?? line)
    isInList = item !== undefined
  }
  return { text: result, hasList }
}

/** Removes signs that the content would read as markup or facts: "**Sí**, {dia}" → "Sí, dia". */
const withoutMarkup = (text: string) =>
  withoutHtml(text)
    .replaceAll(/!?\[([^[\]]*)\]\(/g, '$1 (')
    .replaceAll(/[*{}]|__|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[“”„‟‘’]|[“”‘’]$/gu, '')
