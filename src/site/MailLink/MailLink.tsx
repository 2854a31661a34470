import { event } from 'content/values.ts'

const address = event.email ?? ''
const host = address.indexOf('@') + 1

/**
 * A link to the organisers' mail: the address, or another text. The address may break after its @. Pages show it only if the
 * event has a mail.
 */
export function MailLink({ children }: { readonly children?: string }) {
  if (children) return <a href={`mailto:${address}`}>{children}</a>
  return (
    // The label repeats the address, because Chromium's name for the link has a space where it may break.
    <a href={`mailto:${address}`} aria-label={address} translate="no">
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </a>
  )
}
