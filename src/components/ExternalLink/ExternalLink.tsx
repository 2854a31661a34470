import type { ReactNode } from 'react'

type Props = {
  readonly href: string | undefined
  /** Tells screen-reader users that a new tab opens (WCAG technique G201). */
  readonly note: string
  readonly className?: string
  /** Kind of button, if the class makes it one (styles/_button.scss). */
  readonly variant?: 'buy'
  readonly children: ReactNode
}

/** A link to another site, in a new tab that cannot reach back into this one. */
export function ExternalLink({ href, note, className, variant, children }: Props) {
  return (
    <a className={className} data-variant={variant} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${note}`}</span>
    </a>
  )
}
