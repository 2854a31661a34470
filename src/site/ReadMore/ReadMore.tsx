import { copy } from 'content:values'
import { firstSentences } from '../../lib/texts.ts'
import { Disclosure } from './Disclosure.tsx'

type Props = {
  readonly text: string
  /** What the text is about. */
  readonly about: string
  readonly className?: string | undefined
}

/** A text of which only the first sentences are shown, if it is long, and the rest folded. */
export function ReadMore({ text, about, className }: Props) {
  const [first, rest] = firstSentences(text)
  if (!rest) return <p className={className}>{text}</p>
  return (
    <div className={className}>
      <p>{first}</p>
      <Disclosure label={copy.folded.more} about={about}>
        <p>{rest}</p>
      </Disclosure>
    </div>
  )
}
