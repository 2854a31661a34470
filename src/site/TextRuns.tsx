import { Link } from 'react-router-dom'
import { event, pages, venues } from 'content/values.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { MailLink } from './MailLink/MailLink.tsx'
import { linkTargets } from '../event/links.ts'
import type { Runs, TextLink } from '../lib/runs.ts'

/** A text of the content, with its links as elements. */
export function TextRuns({ runs }: { readonly runs: Runs }) {
  return runs.map((run, i) =>
    // The index is the key, because two links may be equal, and the runs of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    typeof run === 'string' ? run : <TargetLink key={i} {...run} />,
  )
}

/**
 * A link in a text.
 * @throws if the target does not exist. Then the build stops.
 */
function TargetLink({ label, target }: TextLink) {
  if (target === 'mail') return <MailLink>{label}</MailLink>
  // "https://…" or "#fragment". Other targets are names.
  const isAddress = /^(?:https:|#)/.test(target)
  const address = isAddress ? target : linkTargets({ pages, venues, event })[target]
  if (!address) throw new Error(`The link «${label}» leads to "${target}", which is no target.`)
  if (address.startsWith('/')) return <Link to={address}>{label}</Link>
  if (!address.startsWith('https:')) return <a href={address}>{label}</a>
  return <ExternalLink href={address}>{label}</ExternalLink>
}
