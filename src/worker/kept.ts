/** What the service worker keeps for a visit without network. */
export type Kept = {
  /** Sub-folder that the site is published in. */
  readonly base: string
  /** A name that says by itself what the file holds needs no revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[]
  /** The page, among the files, that takes the place of one that is not kept. */
  readonly offline: string
}
