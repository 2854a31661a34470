import * as styles from './MailLink.module.scss'

type Props = { readonly address: string }

/** A link to a mail address. On a line that is too short, the address breaks after its @. */
export function MailLink({ address }: Props) {
  const host = address.indexOf('@') + 1
  return (
    <a className={styles.root} href={`mailto:${address}`}>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </a>
  )
}
