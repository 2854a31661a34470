import { CalendarMenu } from '../components/CalendarMenu/CalendarMenu.tsx'
import { copy } from '../content/copy.ts'
import { event } from '../content/event.ts'
import { venues } from '../content/venues.ts'
import { absoluteUrl, publicPath } from '../lib/address.ts'
import { calendarFileName } from '../lib/calendarFile.ts'
import { googleCalendarUrl, outlookCalendarUrl } from '../lib/calendarLinks.ts'
import { site } from './site.ts'

const places = Object.values(venues)
const home = absoluteUrl('/', site)

/** Puts the event into the visitor's calendar. */
export function AddToCalendar() {
  const { label, file, google, outlook } = copy.calendar
  return (
    <CalendarMenu
      label={label}
      file={{ href: publicPath(calendarFileName(event), site), label: file }}
      services={[
        { name: google, href: googleCalendarUrl(event, places, home) },
        { name: outlook, href: outlookCalendarUrl(event, places, home) },
      ]}
      newTab={copy.layout.newTab}
    />
  )
}
