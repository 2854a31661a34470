import { event } from 'content:values'

const address = event.email
const host = address.indexOf('@') + 1

type Props = {
  /** Words in place of the address. */
  readonly children?: string
}

/** A link to the organisers' mail address. On a line that is too short, the address breaks after its @. */
export function MailLink({ children }: Props) {
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
