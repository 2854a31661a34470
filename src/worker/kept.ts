import type { OfflineNotice } from '../lib/offlinePage.ts'

/** What the service worker keeps for a visit without network. */
export type Kept = {
  /** Sub-folder that the site is published in. */
  readonly base: string
  /** A name that says by itself what the file holds needs no revision. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[]
  /** The page whose header, footer and look stand around the notice that there is no network. */
  readonly frame: string
  readonly notice: OfflineNotice
}
