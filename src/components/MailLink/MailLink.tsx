type Props = {
  readonly address: string
  readonly className?: string
}

/** A mail address that can be written to; where it does not fit on a line, it breaks after its @. */
export function MailLink({ address, className }: Props) {
  const host = address.indexOf('@') + 1
  return (
    <a className={className} href={`mailto:${address}`}>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </a>
  )
}
