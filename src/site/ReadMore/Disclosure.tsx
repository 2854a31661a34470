import type { ReactNode } from 'react'

type Props = {
  readonly label: string
  /** A page has many with the same label. */
  readonly about: string
  readonly children: ReactNode
}

/**
 * A native disclosure: it opens without script too, browsers open it where they find a word in it, and on paper it is open.
 */
export const Disclosure = ({ label, about, children }: Props) => (
  <details>
    <summary className="link off-paper">
      {label}
      <span className="visually-hidden">: {about}</span>
    </summary>
    {children}
  </details>
)
