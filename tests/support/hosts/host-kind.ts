export type RunningHost = { readonly origin: string; readonly stop: () => Promise<void> }

/** What a server is given: the folder it serves, the site's sub-folder, a port and a place for its own files. */
export type Assignment = {
  readonly root: string
  readonly base: string
  readonly port: number
  readonly work: string
}

export type HostKind = {
  readonly name: string
  /** What this machine lacks to run it, and how to get it on Debian; null if nothing. */
  readonly missing: string | null
  /** The same for sending what was compressed with brotli. */
  readonly missingBrotli: string | null
  /** False for a server that has not heard of this site: it knows folders and 404.html alone. */
  readonly configured: boolean
  readonly start: (assignment: Assignment) => Promise<RunningHost>
}
