import { calendars, copy } from 'content:values'
import { ActionMenu } from '../components/ActionMenu/ActionMenu.tsx'
import { ExternalLink } from './ExternalLink.tsx'

type Props = {
  /** Whether to offer the programme's items one by one, too. */
  readonly items?: boolean
  readonly inText?: boolean
}

/** Puts the event into the visitor's calendar. */
export function AddToCalendar({ items = false, inText = false }: Props) {
  const { label, file, google, outlook, programme } = copy.calendar
  return (
    <ActionMenu inText={inText} label={label} data-when="to-come">
      <li>
        {/* Without `download`, iOS opens its calendar. */}
        <a href={calendars.file}>{file}</a>
      </li>
      <li>
        <ExternalLink href={calendars.google}>{google}</ExternalLink>
      </li>
      <li>
        <ExternalLink href={calendars.outlook}>{outlook}</ExternalLink>
      </li>
      {items && (
        <li>
          <a href={calendars.programme}>{programme}</a>
        </li>
      )}
    </ActionMenu>
  )
}
