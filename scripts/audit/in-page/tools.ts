import { layoutFaults } from '../../lib/layout-faults.ts'
import type { Finding, View } from '../model.ts'
import * as actions from './actions.ts'
import * as changes from './changes.ts'
import { pseudoFindings, withStyle } from './colours.ts'
import { found, ownText, present, selectorOf, visible } from './elements.ts'
import { focused, offered } from './focus.ts'
import { rules } from './rules.ts'
import { tests } from './tests.ts'

/** What a row of rules.yaml finds in the page. */
function matches(message: string, row: string | Readonly<Record<string, string>>): Finding[] {
  const [[name, on] = ['', '']] =
    typeof row === 'string' ? [['', row] as const] : Object.entries(row)
  const all = present(on)
  const test = name ? tests[name] : () => true
  if (!test) throw new Error(`in-page/tests.ts has no "${name}".`)
  return all.filter((element) => test(element, all)).map((element) => found(element, message))
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
function check({ mode, colorScheme, axe }: View) {
  const all: Record<string, Finding[]> = {}
  const add = (rule: string, findings: readonly Finding[]) => (all[rule] ??= []).push(...findings)
  for (const [rule, { finds = {}, in: only }] of Object.entries(rules.own))
    if (only === mode)
      for (const [message, row] of Object.entries(finds)) add(rule, matches(message, row))
  add(mode === 'text' ? 'texto-al-200' : 'sin-desplazamiento-horizontal', lostText())
  if (!mode && colorScheme === 'light') add('espaciado-del-texto', withStyle(spacing, lostText))
  if (axe === 'all' || axe === 'colour')
    for (const [rule, findings] of Object.entries(pseudoFindings())) add(rule, findings)
  return all
}

/** Selectors of controls that show no word: what they show is asked of pixels. */
const signs = () =>
  visible(
    'button, summary, [role=button], a[href], input:placeholder-shown, textarea:placeholder-shown',
  )
    .filter((one) => ![one, ...one.querySelectorAll('*')].some((part) => ownText(part) !== ''))
    .map(selectorOf)

/** The audit's functions in a page. */
export const tools = { ...changes, ...actions, check, focused, offered, signs }

window.audit = tools
