/** The one policy that the pages' `trusted-types` names: what passes it is this site's own. */
export const trustedPolicyName = 'sitio'

type Rules = {
  readonly createHTML: (markup: string) => string
  readonly createScriptURL: (address: string) => string
}

/** Not in TypeScript's library yet (7.0), where what needs a trusted value still takes a string. */
type PolicyFactory = { readonly createPolicy: (name: string, rules: Rules) => Rules }

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }

const rules: Rules = {
  createHTML: (markup) => markup,
  // Whatever it is asked for, there is one script that a page may start.
  createScriptURL: () => `${import.meta.env.BASE_URL}sw.js`,
}

const policy = trustedTypes?.createPolicy(trustedPolicyName, rules) ?? rules

/**
 * Marks markup that is made of this site's own content as safe to become a document, if the browser asks for it
 * (W3C Trusted Types). React hands the marked text on as it is; to its types, which do not know the mark, it is text.
 */
export function ownHtml(markup: string): string {
  return policy.createHTML(markup)
}

/** The address of the service worker, marked in the same way. */
export function workerAddress(): string {
  return policy.createScriptURL('')
}
