import { Link } from 'react-router-dom'
import { event, pages, venues } from 'content/values.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { MailLink } from './MailLink/MailLink.tsx'
import { linkTargets, takeApart, type TextLink } from '../event/links.ts'

/** A text of the content with its links. */
export function TextWithLinks({ text }: { readonly text: string }) {
  return takeApart(text).map((part, i) =>
    // The parts of a text never change their order, and two links may be equal.
    // oxlint-disable-next-line react/no-array-index-key
    typeof part === 'string' ? part : <TargetLink key={i} {...part} />,
  )
}

/** @throws if there is no such target, which ends the build. */
function TargetLink({ label, target }: TextLink) {
  if (target === 'mail') return <MailLink>{label}</MailLink>
  const targets = linkTargets({ pages, venues, event })
  const address = target.startsWith('https:') ? target : targets[target]
  if (!address) throw new Error(`The link «${label}» leads to "${target}", which is no target.`)
  if (address.startsWith('/')) return <Link to={address}>{label}</Link>
  if (!address.startsWith('https:')) return <a href={address}>{label}</a>
  return <ExternalLink href={address}>{label}</ExternalLink>
}
