import { Link } from 'react-router-dom'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { MailLink } from '../../components/MailLink/MailLink.tsx'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import type { AnswerTarget } from '../../content/faq.ts'
import { pages } from '../../content/pages.ts'
import { venues } from '../../content/venues.ts'
import { takeApart, type TextLink } from '../../lib/links.ts'
import { directionsUrl } from '../../lib/maps.ts'
import { say } from '../../site/site.ts'

type Elsewhere = Exclude<AnswerTarget, keyof typeof pages | 'mail'>

const elsewhere: Readonly<Record<Elsewhere, string>> = {
  mall: directionsUrl(venues.mall),
  park: directionsUrl(venues.park),
  shop: event.ticketUrl,
}

/** An answer of src/content/faq.ts with its links. */
export function Answer({ text }: { readonly text: string }) {
  return (
    <p>
      {takeApart(say(text)).map((part) =>
        typeof part === 'string' ? part : <AnswerLink key={part.target} {...part} />,
      )}
    </p>
  )
}

/** @throws if there is no such target, which ends the build. */
function AnswerLink({ label, target }: TextLink) {
  if (target === 'mail') return <MailLink address={label} />
  if (has(pages, target)) return <Link to={pages[target].path}>{label}</Link>
  if (has(elsewhere, target)) {
    return (
      <ExternalLink href={elsewhere[target]} note={copy.layout.newTab}>
        {label}
      </ExternalLink>
    )
  }
  throw new Error(
    `The link «${label}» of src/content/faq.ts leads to "${target}", which is no target.`,
  )
}

const has = <Known extends object>(known: Known, key: PropertyKey): key is keyof Known =>
  key in known
