import { JSDOM } from 'jsdom'
import type { z } from 'zod'
import { htmlTag } from '../../../src/content/schema/formats.ts'
import { lettersLacking } from '../../build/lib/font-source.ts'
import type { Report } from '../../build/lib/run-script.ts'
import { shown } from '../../build/read/mistakes.ts'
import { plainLetters } from '../../build/read/yamlFile.ts'

const entities = new JSDOM('').window.document.createElement('textarea')
const unseen = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi
/** Tags inside of a word or a line; in place of all others there is a space. */
const inline = /^<\/?(?:a|abbr|b|em|font|i|mark|s|small|span|strong|su[bp]|u)\b/i

/** A text of HTML without its tags, styles and scripts. */
export function withoutHtml(text: string): string {
  const tags = new RegExp(htmlTag, 'gi')
  const words = text.replaceAll(unseen, ' ')
  entities.innerHTML = words.replaceAll(tags, (tag) => (inline.test(tag) ? '' : ' '))
  return entities.value
}

/** What the content takes for markup or for facts, as letters: "**Sí**, {dia}" → "Sí, dia". */
const withoutMarkup = (text: string) =>
  withoutHtml(text)
    .replaceAll(/!?\[([^[\]]*)\]\(/g, '$1 (')
    .replaceAll(/[*{}]|__|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[“”„‟‘’]|[“”‘’]$/gu, '')

const onOneLine = (text: string) =>
  plainLetters(text).replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim()

/** A text as its field takes it: letter by letter, or up to the end of a word. It says what is lost, and of what. */
export function fitting(text: string, field: z.ZodType, report: Report, what = '') {
  const tell = (problem: string) => report(what ? `${what}: ${problem}` : problem)
  const fits = (part: string) => !/[{}]/.test(part) && field.safeParse(part).success
  const written = onOneLine(text)
  const lacking = lettersLacking(written)
  const whole = onOneLine(lacking.reduce((rest, sign) => rest.replaceAll(sign, ''), written))
  if (lacking.length > 0) tell(`sin «${lacking.join('», «')}», que la letra del sitio no tiene`)
  if (whole === '' || fits(whole)) return whole || undefined
  const plain = onOneLine(withoutMarkup(whole))
  if (plain !== whole) tell('sin sus signos de formato')
  if (fits(plain)) return plain
  const ends = [...plain.matchAll(/[,;:]?\s/g)].map(({ index }) => index)
  const cut = ends.map((end) => `${plain.slice(0, end)}…`).findLast(fits)
  const end = cut && `no cabe entero; se queda en ${shown(cut.slice(-40))}`
  tell(end ?? `${shown(plain)} no vale, y se queda fuera`)
  return cut
}
