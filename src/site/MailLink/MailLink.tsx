import { event } from 'content/values.ts'

const address = event.email ?? ''
const hostStart = address.indexOf('@') + 1

/**
 * The link to the organisers' e-mail. Its text is `children` or, by default, the address, which may wrap after the @. Pages
 * show the link only if the event has an e-mail.
 */
export function MailLink({ children }: { readonly children?: string | undefined }) {
  if (children && children !== address) return <a href={`mailto:${address}`}>{children}</a>
  return (
    // Without `aria-label`, the accessible name of the link has a space after the @ in Chromium, because of the `<wbr>`.
    <a href={`mailto:${address}`} aria-label={address} translate="no">
      {address.slice(0, hostStart)}
      <wbr />
      {address.slice(hostStart)}
    </a>
  )
}
