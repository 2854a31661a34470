import { ActionMenu } from '../components/ActionMenu/ActionMenu.tsx'
import { ExternalLink } from '../components/ExternalLink/ExternalLink.tsx'
import { copy } from '../content/copy.ts'

const addresses = __CALENDAR_ADDRESSES__

/** Puts the event into the visitor's calendar. */
export function AddToCalendar() {
  const { label, file, google, outlook } = copy.calendar
  return (
    <ActionMenu label={label}>
      <li>
        {/* Not a download: iOS opens its calendar with it. */}
        <a href={addresses.file}>{file}</a>
      </li>
      <li>
        <ExternalLink href={addresses.google} note={copy.layout.newTab}>
          {google}
        </ExternalLink>
      </li>
      <li>
        <ExternalLink href={addresses.outlook} note={copy.layout.newTab}>
          {outlook}
        </ExternalLink>
      </li>
    </ActionMenu>
  )
}
