/** Files that the service worker keeps for a visit without network. */
export type Kept = {
  /** Sub-folder that the site is published in. */
  readonly base: string
  /** A page has a revision, which its HTML holds too. For other files it is null: their names change with the content. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[]
  /** Address of the file that is shown instead of a page that is not kept. */
  readonly offline: string
  /** Markup for the top of a kept page. "{fecha}" in it stands for the moment at which the page was kept. */
  readonly hint: string
}
