import type { ReactNode } from 'react'
import * as copy from 'content/copy.ts'
import { firstSentences } from '../lib/texts.ts'

type Props = {
  readonly label: string
  /** Completes the label for screen readers, because a page has many with the same label. */
  readonly about: string
  readonly children: ReactNode
}

/**
 * A native disclosure. It works without script, browsers open it for "find in page", and on paper it is open
 * (styles/_print.scss and src/browser/printing.ts).
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

/** A text. If it is long, only its first sentences are shown, and a disclosure holds the rest. */
export function ReadMore({ text, about }: Pick<Props, 'about'> & { readonly text: string }) {
  const [first, rest] = firstSentences(text)
  if (!rest) return <p>{text}</p>
  return (
    <div>
      <p>{first}</p>
      <Disclosure label={copy.folded.more} about={about}>
        <p>{rest}</p>
      </Disclosure>
    </div>
  )
}
