import type { Finding } from '../model.ts'
import type { Pattern, rules as allRules } from '../rules.ts'
import { found, nameOf, readText, visible } from './elements.ts'

/** rules.yaml, which the bundle brings. */
declare const RULES: typeof allRules

export const rules = RULES

const whole = (words: readonly string[]) =>
  new RegExp(`^(?:${words.join('|')})[\\s\\d.:…»>→*-]*$`, 'iu')
const part = (words: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')

/** What a row of rules.yaml finds in the page. */
export function matches({ on, named, says, message }: Pattern): Finding[] {
  const [name, words] = [named && whole(named), says && part(says)]
  return visible(on)
    .filter((element) => (name ? name.test(nameOf(element)) : true))
    .filter((element) => (words ? words.test(readText(element)) : true))
    .map((element) => found(element, message))
}
