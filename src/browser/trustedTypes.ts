import { policyNames } from '../lib/policyNames.ts'

type Rules = {
  readonly createHTML: (markup: string) => string
  readonly createScriptURL: (address: string) => string
}

/** TypeScript's library (7.0) lacks it: its types take a string where browsers want a trusted value. */
type PolicyFactory = { readonly createPolicy: (name: string, rules: Rules) => Rules }

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }

const rules: Rules = {
  createHTML: (markup) => markup,
  // A page may start only this script, whatever the caller asks for.
  createScriptURL: () => `${import.meta.env.BASE_URL}sw.js`,
}

const policy = trustedTypes?.createPolicy(policyNames.app, rules) ?? rules

/**
 * Marks markup made from this site's own content as trusted, if the browser requires it (W3C Trusted Types). React
 * passes the trusted value on unchanged; for its types it is a string.
 */
export function ownHtml(markup: string): string {
  return policy.createHTML(markup)
}

/** The address of the service worker, marked in the same way. */
export function workerAddress(): string {
  return policy.createScriptURL('')
}
