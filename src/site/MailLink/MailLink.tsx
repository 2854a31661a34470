import { event } from 'content/values.ts'

const address = event.email
const host = address.indexOf('@') + 1

/** A link to the organisers' mail, by its address or other words. On a line that is too short, it breaks after its @. */
export function MailLink({ children }: { readonly children?: string }) {
  if (children) return <a href={`mailto:${address}`}>{children}</a>
  return (
    // Named once more, because Chromium puts a space where the address may break.
    <a href={`mailto:${address}`} aria-label={address} translate="no">
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </a>
  )
}
