import * as copy from 'content/copy.ts'
import { calendars, event } from 'content/values.ts'
import { ActionMenu } from '../components/ActionMenu/ActionMenu.tsx'
import { ExternalLink } from './ExternalLink.tsx'

type Props = {
  /** Whether the menu is on the page of the programme. Then it also offers the calendar with an entry per programme item. */
  readonly inProgramme?: boolean
}

/** The menu that adds the event to the visitor's calendar. If the event is called off, there is no menu. */
export function AddToCalendar({ inProgramme = false }: Props) {
  if (event.calledOff) return null
  const { label, file, google, outlook, programme } = copy.calendar
  return (
    <ActionMenu inText={inProgramme} label={label} data-when="to-come">
      <li>
        {/* The link has no `download` attribute, so that iOS opens the file in its calendar. */}
        <a href={calendars.file}>{file}</a>
      </li>
      <li>
        <ExternalLink href={calendars.google}>{google}</ExternalLink>
      </li>
      <li>
        <ExternalLink href={calendars.outlook}>{outlook}</ExternalLink>
      </li>
      {inProgramme && (
        <li>
          <a href={calendars.programme}>{programme}</a>
        </li>
      )}
    </ActionMenu>
  )
}
