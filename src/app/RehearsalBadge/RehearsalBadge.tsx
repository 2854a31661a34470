import * as copy from 'content/copy.ts'
import { event } from 'content/values.ts'
import { locale } from '../../lib/locale.ts'
import * as styles from './RehearsalBadge.module.scss'

const { timeZone } = event

/** "8 nov, 12:00", in the event's time zone. */
const shortMoment = (moment: number) =>
  new Date(moment).toLocaleString(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

type Props = {
  /** In milliseconds since 1970. */
  readonly moment: number
}

/**
 * The badge at the foot of the window that says which moment the page shows (`?ahora`), with a link that ends the rehearsal.
 * Without the badge, people who got the address from somebody else would take the rehearsed moment for the present.
 */
export default function RehearsalBadge({ moment }: Props) {
  const { label, link } = copy.rehearsal
  return (
    <aside className={`off-paper ${styles.root}`} data-tone="night" aria-label={label}>
      {label}: {shortMoment(moment)} <a href={window.location.pathname}>{link}</a>
    </aside>
  )
}
