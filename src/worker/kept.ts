/** Files that the service worker keeps for a visit without network. */
export type Kept = {
  /** Sub-folder that the site is published in. */
  readonly base: string
  /** The revision is null if the name already changes with the content; a page carries its own. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[]
  /** Address of the file that is shown instead of a page that is not kept. */
  readonly offline: string
  /** Markup for the top of a kept page that is shown in place of the site's; "{fecha}" is when it was kept. */
  readonly hint: string
}
