import { policyName } from '../lib/reservedNames.ts'

const rules = {
  createHTML: (markup: string) => markup,
  // The service worker is the only script that a page may start by its address. So the argument is ignored.
  createScriptURL: (_: string) => `${import.meta.env.BASE_URL}sw.js`,
}

const policy = globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules

/**
 * Marks markup as trusted, if the browser requires it (W3C Trusted Types). The markup must be made of this site's own content.
 * React passes the trusted value on unchanged. React's types demand a string.
 */
export function trustedHtml(markup: string): string {
  return policy.createHTML(markup)
}

/** The address of the service worker, as a trusted value. */
export function workerAddress(): string {
  return policy.createScriptURL('')
}
