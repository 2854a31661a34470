/** Files that the service worker keeps for offline visits. */
export type Kept = {
  /** Path of the site's root: "/" or "/evento/". */
  readonly base: string
  /** A page's revision is in its HTML too. Other files have the revision null: their names change with their content. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[]
  /** Address of the page that is shown offline instead of a page that is not kept. */
  readonly offline: string
  /** Markup for the top of a kept page. "{fecha}" in it is replaced by the moment at which the page was put into the cache. */
  readonly hint: string
}
