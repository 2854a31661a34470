import { CalendarMenu } from './CalendarMenu.tsx'
import { copy } from '../content/copy.ts'

const addresses = __CALENDAR_ADDRESSES__

/** Puts the event into the visitor's calendar. */
export function AddToCalendar() {
  const { label, file, google, outlook } = copy.calendar
  return (
    <CalendarMenu
      label={label}
      file={{ href: addresses.file, label: file }}
      services={[
        { name: google, href: addresses.google },
        { name: outlook, href: addresses.outlook },
      ]}
      newTab={copy.layout.newTab}
    />
  )
}
