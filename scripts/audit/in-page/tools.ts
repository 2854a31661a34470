import { layoutFaults } from '../../lib/layout-faults.ts'
import type { Finding, View } from '../model.ts'
import type { Pattern } from '../rules.ts'
import { hoverWords, paleStates } from './colours.ts'
import { found, nameOf, readText, textOf, visible } from './elements.ts'
import { tests } from './tests.ts'
import { rules } from './words.ts'

export { drawnText } from './boxes.ts'
export * from './changes.ts'
export { isShown } from './elements.ts'
export { focused, offered } from './focus.ts'

const whole = (words: readonly string[]) =>
  new RegExp(`^(?:${words.join('|')})[\\s\\d.:…»>→*-]*$`, 'iu')
const part = (words: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')

/** What a row of rules.yaml finds in the page. */
function matches({ on, named, says, is, message }: Pattern): Finding[] {
  const [name, words] = [named && whole(named), says && part(says)]
  const all = visible(on)
  const test = is ? tests[is] : () => true
  if (!test) throw new Error(`in-page/tests.ts has no "${is}".`)
  return all
    .filter((element) => (name ? name.test(nameOf(element)) : true))
    .filter((element) => (words ? words.test(readText(element)) : true))
    .filter((element) => test(element, all))
    .map((element) => found(element, message))
}

const losses: Readonly<Record<string, string>> = {
  wide: 'La página se desplaza hacia los lados',
  cut: 'El texto queda cortado',
  lost: 'El texto queda donde nadie llega',
}

/** Text that is cut off, or where no scrolling leads. */
export const lostText = (): Finding[] =>
  layoutFaults().flatMap(({ kind, target }) => {
    const message = losses[kind]
    return message ? [{ target, message }] : []
  })

/** Another page as the host has it. `DOMParser` would need this site's leave. */
const pageAt = (address: string) =>
  new Promise<Document | null>((done) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onloadend = () => done(request.responseXML)
    request.open('GET', address)
    request.send()
  })

/** Links of header or footer that stand otherwise on another page (WCAG 3.2.3, 3.2.4, 3.2.6). */
async function otherLinks(selector: string): Promise<Finding[]> {
  const linksIn = (root: ParentNode | null) =>
    [...(root?.querySelectorAll(selector) ?? [])]
      .map((link) => `${textOf(link)} (${link.getAttribute('href')})`)
      .join(', ')
  const other = document.querySelector<HTMLAnchorElement>('header nav a:not([aria-current])')
  const there = other ? linksIn(await pageAt(other.href)) : linksIn(document)
  return linksIn(document) === there
    ? []
    : [found(document.body, `En ${other?.pathname} los enlaces son ${there}`)]
}

/** Every finding in the page as it is, by rule. */
export async function check({
  mode,
  width,
  colorScheme,
}: Pick<View, 'mode' | 'width' | 'colorScheme'>) {
  const all: Record<string, Finding[]> = {}
  const add = (rule: string, findings: readonly Finding[]) => (all[rule] ??= []).push(...findings)
  for (const [rule, { finds = [] }] of Object.entries(rules.own))
    for (const one of finds.filter((row) => row.in === mode)) add(rule, matches(one))
  if (width === 320) add('sin-desplazamiento-horizontal', lostText())
  if (mode === 'text') add('texto-al-200', lostText())
  if (mode) return all
  // What is under the pointer does not depend on the room.
  if (width === 360 || colorScheme === 'dark' || width === 1440) {
    add('legible-en-cada-estado', paleStates())
    add('nada-solo-bajo-el-puntero', hoverWords())
  }
  add('misma-navegacion', await otherLinks('header nav a'))
  add('misma-ayuda', await otherLinks('footer a'))
  return all
}
