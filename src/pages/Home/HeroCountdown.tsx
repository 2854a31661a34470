import { Link } from 'react-router-dom'
import { copy } from '../../content/copy.ts'
import { event } from '../../content/event.ts'
import { pages } from '../../content/pages.ts'
import { programme } from '../../content/programme.ts'
import { venues } from '../../content/venues.ts'
import { say } from '../../site/site.ts'
import { agendaMarks } from '../../lib/agenda.ts'
import { useCountdown, usePresentMinute } from '../../browser/clock.ts'
import { Countdown } from './Countdown.tsx'
import { galleryId } from './Gallery.tsx'

/** The countdown and, from the start on, what takes its place: where to be now, or thanks. */
export function HeroCountdown() {
  const { countdown } = copy
  const { state, setPaused } = useCountdown(event)
  return (
    <Countdown
      state={state}
      texts={{ ...countdown, after: say(countdown.after) }}
      messages={{
        before: <p>{say(countdown.beforeText)}</p>,
        during: <WhereToBeNow />,
        after: (
          <p>
            {countdown.afterText} <a href={`#${galleryId}`}>{countdown.afterLink}</a>
          </p>
        ),
      }}
      onPause={setPaused}
    />
  )
}

function WhereToBeNow() {
  const now = usePresentMinute(event.timeZone)
  const items = Object.values(programme).flatMap((part) =>
    part.items.map((item) => ({ ...item, venue: part.venue })),
  )
  const current = now === null ? undefined : agendaMarks(items, event, now).keys().next().value
  return (
    <p>
      {current &&
        say(copy.countdown.duringText, {
          ahora: current.title,
          lugar: venues[current.venue].inSentence,
        })}{' '}
      <Link to={pages.programme.path}>{copy.countdown.duringLink}</Link>
    </p>
  )
}
