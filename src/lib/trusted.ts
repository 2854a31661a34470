/** The one policy that the pages' `trusted-types` names: what passes it is this site's own. */
export const trustedPolicyName = 'sitio'

type Policy = { readonly createHTML: (text: string) => unknown }
type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string },
  ) => Policy
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory }

const policy = trustedTypes?.createPolicy(trustedPolicyName, { createHTML: (text) => text })

/**
 * Marks markup that is made of this site's own content as safe to become a document, where the browser asks for it
 * (W3C Trusted Types). React hands the marked text on as it is; to its types, which do not know the mark, it is text.
 */
export function ownHtml(markup: string): string {
  return (policy?.createHTML(markup) ?? markup) as string
}
