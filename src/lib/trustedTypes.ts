/**
 * The one door for what browsers with Trusted Types hold back under `require-trusted-types-for 'script'`: the address
 * of the service worker and the card in the map frame. Nothing else passes.
 */
type Rules = {
  readonly createScriptURL: (address: string) => string
  readonly createHTML: (markup: string) => string
}

/** Not in TypeScript's library yet (7.0), where what needs a trusted value still takes a string. */
type PolicyFactory = { readonly createPolicy: (name: string, rules: Rules) => Rules }

export const workerAddress = `${import.meta.env.BASE_URL}sw.js`

/** The elements and attributes of a card that can neither run nor load a script. */
const harmlessTag =
  /^<(?:!doctype html|\/?(?:html|meta|title|style|main|h1|p|ul|li|a|iframe)(?: (?:lang|charset|name|content|class|href|target|title)="[^"<>]*")*)>$/

const rules: Rules = {
  createScriptURL(address) {
    if (address === workerAddress) return address
    throw new TypeError(`${address} is not the site's service worker, and no other may be started.`)
  },
  createHTML(markup) {
    const stranger = markup
      .match(/<[^>]*>?/g)
      ?.find((tag) => !harmlessTag.test(tag) || /href="(?!https:)/.test(tag))
    if (stranger === undefined) return markup
    throw new TypeError(
      `${stranger} may not be in the map's card: lib/trustedTypes.ts lists what may.`,
    )
  },
}

/** The name that a policy's `trusted-types` directive has to allow. */
export const trustedPolicyName = 'sitio'

let policy: Rules | undefined

/** The site's policy; where the browser knows no Trusted Types, the same rules without the browser's lock. */
export function sitePolicy(): Rules {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy(trustedPolicyName, rules) ?? rules
  return policy
}
