import * as styles from './MailLink.module.scss'

type Props = {
  readonly address: string
  /** Words in place of the address. */
  readonly children?: string
}

/** A link to a mail address. On a line that is too short, the address breaks after its @. */
export function MailLink({ address, children = address }: Props) {
  const host = address.indexOf('@') + 1
  if (children !== address) return <a href={`mailto:${address}`}>{children}</a>
  return (
    // Named once more, because Chromium puts a space where the address may break.
    <a className={styles.root} href={`mailto:${address}`} aria-label={address}>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </a>
  )
}
