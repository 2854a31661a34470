import type { ReactNode } from 'react'
import * as copy from 'content/copy.ts'
import { firstSentences } from '../lib/texts.ts'

type Props = {
  readonly label: string
  /** A hidden text after the label, for screen readers. Without it, several disclosures of a page would have the same name. */
  readonly about: string
  readonly children: ReactNode
}

/**
 * A native disclosure. It works without script. Browsers open it for "find in page". On paper it is open, because of
 * styles/_print.scss or src/browser/printing.ts.
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

/** A text. If it is long, a disclosure contains everything after the first sentences. */
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
