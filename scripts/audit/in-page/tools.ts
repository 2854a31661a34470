import { layoutFaults } from '../../lib/layout-faults.ts'
import type { Finding, Pattern, View } from '../model.ts'
import * as changes from './changes.ts'
import { pseudoFindings, withStyle } from './colours.ts'
import { found, nameOf, readText, visible } from './elements.ts'
import { focused, offered } from './focus.ts'
import { rules, tests } from './tests.ts'

/** What a row of rules.yaml finds in the page. */
function matches({ on, named, says, is, message }: Pattern): Finding[] {
  const name = named && new RegExp(`^(?:${named.join('|')})[\\s\\d.:…»>→*-]*$`, 'iu')
  const words = says && new RegExp(`(?<!\\p{L})(?:${says.join('|')})(?!\\p{L})`, 'iu')
  const all = visible(on)
  const test = is ? tests[is] : () => true
  if (!test) throw new Error(`in-page/tests.ts has no "${is}".`)
  return all
    .filter((element) => !name || name.test(nameOf(element)))
    .filter((element) => !words || words.test(readText(element)))
    .filter((element) => test(element, all))
    .map((element) => found(element, message))
}

/** Text that is cut off, or that no scrolling reaches. */
const lostText = (): Finding[] =>
  layoutFaults()
    .filter(({ kind }) => /wide|cut|lost/.test(kind))
    .map(({ target }) => ({ target, message: 'Se sale de la página, o queda cortado' }))

/** The values of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** All findings in the page as it is, by rule. */
function check({ mode, width, colorScheme, axe }: View) {
  const all: Record<string, Finding[]> = {}
  const add = (rule: string, findings: readonly Finding[]) => (all[rule] ??= []).push(...findings)
  for (const [rule, { finds = [] }] of Object.entries(rules.own))
    for (const one of finds.filter((row) => row.in === mode)) add(rule, matches(one))
  if (width === 320) add('sin-desplazamiento-horizontal', lostText())
  if (mode === 'text') add('texto-al-200', lostText())
  if (!mode && colorScheme === 'light') add('espaciado-del-texto', withStyle(spacing, lostText))
  if (axe === 'all' || axe === 'colour')
    for (const [rule, findings] of Object.entries(pseudoFindings())) add(rule, findings)
  return all
}

/** The audit's functions in a page. */
export const tools = { ...changes, check, focused, offered }

window.audit = tools
