import type { ComponentProps } from 'react'
import { copy } from 'content:values'

type Props = ComponentProps<'a'> & {
  /** Tells screen-reader users that a new tab opens (WCAG technique G201). */
  readonly note?: string
}

/** A link to another site, in a new tab that cannot reach back into this one. */
export function ExternalLink({ note = copy.layout.newTab, children, ...link }: Props) {
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${note}`}</span>
    </a>
  )
}
