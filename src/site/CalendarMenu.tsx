import { ActionMenu } from '../components/ActionMenu/ActionMenu.tsx'
import { ExternalLink } from '../components/ExternalLink/ExternalLink.tsx'

type Props = {
  readonly label: string
  /** The calendar file, which every calendar application opens. */
  readonly file: { readonly href: string; readonly label: string }
  readonly services: readonly { readonly name: string; readonly href: string }[]
  /** Said with links that open a new tab. */
  readonly newTab: string
}

/** Ways to put the event into a calendar. */
export function CalendarMenu({ label, file, services, newTab }: Props) {
  return (
    <ActionMenu label={label}>
      <li>
        {/* Not a download: iOS opens its calendar with it. */}
        <a href={file.href}>{file.label}</a>
      </li>
      {services.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href} note={newTab}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ActionMenu>
  )
}
