type Times = { readonly from?: string | undefined; readonly until?: string | undefined }

/** Whether a notice holds at a moment, in milliseconds since 1970. Its end is outside. */
export function holdsAt(now: number, { from, until }: Times): boolean {
  return (
    (from === undefined || now >= Date.parse(from)) &&
    (until === undefined || now < Date.parse(until))
  )
}
