import { Link } from 'react-router-dom'
import * as copy from 'content:copy'
import { event } from 'content:event'
import { pages } from 'content:pages'
import { venues } from 'content:venues'
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx'
import { MailLink } from '../../components/MailLink/MailLink.tsx'
import { takeApart, type TextLink } from '../../lib/links.ts'
import { directionsUrl } from '../../lib/maps.ts'
import { ticketLink } from '../../lib/address.ts'

/** Targets outside the site, by the names that an answer's links may use: ticket platform, directions to each venue. */
const elsewhere: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(venues).map(([id, venue]) => [id, directionsUrl(venue)])),
  shop: __TICKET_CAMPAIGN__
    ? ticketLink(event.ticketUrl, __TICKET_CAMPAIGN__, pages.faq.path)
    : event.ticketUrl,
}

/** An answer with its links. */
export function Answer({ text }: { readonly text: string }) {
  return (
    <p>
      {takeApart(text).map((part) =>
        typeof part === 'string' ? part : <AnswerLink key={part.target} {...part} />,
      )}
    </p>
  )
}

/** @throws if there is no such target, which ends the build. */
function AnswerLink({ label, target }: TextLink) {
  if (target === 'mail') return <MailLink address={label} />
  if (has(pages, target)) return <Link to={pages[target].path}>{label}</Link>
  const address = target.startsWith('https:') ? target : elsewhere[target]
  if (address) {
    return (
      <ExternalLink href={address} note={copy.layout.newTab}>
        {label}
      </ExternalLink>
    )
  }
  throw new Error(`The link «${label}» of faq.yaml leads to "${target}", which is no target.`)
}

const has = <Known extends object>(known: Known, key: PropertyKey): key is keyof Known =>
  key in known
