import { JSDOM } from 'jsdom'
import type { z } from 'zod'
import { htmlTag } from '../../../src/content/schema/formats.ts'
import { lettersLacking } from '../../lib/font-source.ts'
import { shown } from '../../read/mistakes.ts'
import { plainLetters } from '../../read/yamlFile.ts'
import type { Report } from '../../lib/run-script.ts'

const entities = new JSDOM('').window.document.createElement('textarea')
const unseen = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi
const anchor = /<a\b[^<>]*\bhref="(https?:[^"<>]*)"[^<>]*>([^]*?)<\/a>/gi
/** Tags inside of a word or a line; between all others there is a space. */
const inline = /^<\/?(?:a|abbr|b|big|em|font|i|mark|s|small|span|strong|su[bp]|u)\b/i

/** A text of HTML without its tags, styles and scripts. */
export function withoutHtml(text: string): string {
  const tags = new RegExp(htmlTag, 'gi')
  const words = text.replaceAll(unseen, ' ').replaceAll(anchor, '$2 ($1)')
  entities.innerHTML = words.replaceAll(tags, (tag) => (inline.test(tag) ? '' : ' '))
  return entities.value
}

/** What the content takes for markup or for facts, as letters: "**Sí**, {dia}" → "Sí, (dia)". */
const withoutMarkup = (text: string) =>
  withoutHtml(text.replaceAll('{', '(').replaceAll('}', ')'))
    .replaceAll(/!?\[([^[\]]*)\]\(([^()\s]*)\)/g, '$1 ($2)')
    .replaceAll(
      /\*\*|__|(?<![\p{L}\p{N}_*])([_*])(?=\S)([^_*]*[^\s_*])\1(?![\p{L}\p{N}_*])/gu,
      '$2',
    )
    .replaceAll(/^[“”„‟‘’]+|[“”‘’]+$/g, '')

const onOneLine = (text: string) =>
  plainLetters(text).replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim()

/** A text letter by letter as its field takes it: whole, or up to the end of a sentence or word. It says what is lost. */
export function fitting(text: string, field: z.ZodType, tell: Report): string | undefined {
  const fits = (part: string) => !/[{}]/.test(part) && field.safeParse(part).success
  const written = onOneLine(text)
  const lacking = lettersLacking(written)
  const whole = onOneLine([...written].filter((one) => !lacking.includes(one)).join(''))
  if (whole !== written) tell(`sin «${lacking.join('», «')}», que la letra del sitio no tiene`)
  if (whole === '' || fits(whole)) return whole || undefined
  const plain = onOneLine(withoutMarkup(whole))
  if (plain !== whole) tell('sin sus signos de formato')
  const upTo = (end: RegExp) =>
    [...plain.matchAll(end)].toReversed().map(({ index }) => plain.slice(0, index))
  const words = upTo(/[\s,;:–-]*\s/g).map((part) => `${part}…`)
  const cut = [plain, ...upTo(/(?<=\p{L}{2}[.!?…])\s/gu), ...words].find(fits)
  if (cut !== plain)
    tell(
      cut
        ? `no cabe entero; se queda en ${shown(cut.slice(-40))}`
        : `${shown(plain)} no vale, y se queda fuera`,
    )
  return cut
}
