/** A notice as kept pages hear of it: when it was published and as long as it holds, as instants (ISO 8601). */
export type PublishedNotice = {
  readonly text: string
  readonly since: string
  readonly from?: string
  readonly until?: string
}

/** Name of the file, at the site's root. */
export const noticeFile = 'aviso.json'

type Times = { readonly from?: string | undefined; readonly until?: string | undefined }

/** Whether a notice holds at a moment, in milliseconds since 1970. Its end is outside. */
export function holdsAt(now: number, { from, until }: Times): boolean {
  return (
    (from === undefined || now >= Date.parse(from)) &&
    (until === undefined || now < Date.parse(until))
  )
}
