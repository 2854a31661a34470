import { copy, event, facts, programme } from 'content:values'
import type { Art } from '../../azulejo/art.ts'
import { tile } from '../../azulejo/compose.ts'
import { suns } from '../../azulejo/skies.ts'
import { usePresentMinute } from '../../browser/clock.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import { itemId, itemsOf } from '../../event/agenda.ts'
import { stageAt } from '../../event/moment.ts'
import { minutesOf } from '../../lib/dates.ts'
import * as styles from './DayBand.module.scss'
import { partId } from './ProgrammePart.tsx'
import type { ProgrammeItem } from '../../event/model.ts'

const begin = minutesOf(facts.inicio)
const firstHour = Math.floor(begin / 60)
/** Minutes from the first hour. */
const since = (time: string) => (minutesOf(time) - firstHour * 60 + 1440) % 1440
const beginnings = programme.map(({ start }) => ({ from: since(start) }))
const minutes = (event.to - event.from) / 60_000

/** Suns on sand, then flowers under the sky, then stars. */
const skies = {
  day: [suns(2, 2)],
  sky: [
    tile({ motif: 'azahar', palette: 'siesta' }),
    tile({ motif: 'petalos', palette: 'siesta' }),
    tile({ motif: 'trebol', palette: 'siesta' }),
  ],
  night: [
    tile({ motif: 'lucero', palette: 'noche' }),
    tile({ motif: 'estrella', palette: 'luna' }),
  ],
} as const satisfies Record<string, readonly Art[]>

/** By the clock, which goes back or on in some nights. */
const [from, to] = [begin % 60, since(facts.fin)]

const hours = Array.from({ length: Math.ceil(to / 60) }, (_, i) => {
  const hour = (firstHour + i) % 24
  const tone = toneAt(i * 60, hour)
  const arts = skies[tone]
  return { hour, tone, art: arts[i % arts.length] as Art }
})

/** @param passed minutes from the first hour */
function toneAt(passed: number, hour: number): keyof typeof skies {
  const part = programme[stageAt(beginnings, passed)]
  if (part?.tone === 'day') return 'day'
  return hour >= 8 && hour < 18 ? 'sky' : 'night'
}

const items = itemsOf(programme)

/** Whether the programme is longer than a few screens, so that the hours lead into it. */
const isLong = items.length > 12

/** The first item that begins in an hour or, if none does, the last one before. */
const itemIn = (hour: number) =>
  items.find(({ start }) => Math.floor(since(start) / 60) === hour) ??
  items.findLast(({ start }) => since(start) < hour * 60)

/** The event's hours, a tile each, and on the day a stroke at the present. A long programme's hours and parts lead there. */
export function DayBand() {
  if (!isLong) return <Hours />
  return (
    <nav className="off-paper" aria-label={copy.programme.index}>
      <Hours />
      {programme.length > 1 && (
        <ul className="links wrapper">
          {programme.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${partId(id)}`}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

/** Without links the programme below says it all in words. */
function Hours() {
  const now = usePresentMinute(event)
  const passed = now === null ? -1 : (now - event.from) / 60_000
  return (
    <div className={`off-paper ${styles.root}`} aria-hidden={isLong ? undefined : true}>
      {hours.map((one, i) => (
        <Hour key={one.hour} {...one} target={isLong ? itemIn(i) : undefined} />
      ))}
      {passed >= 0 && passed < minutes && (
        <div
          className={styles.now}
          style={{
            insetInlineStart: `${(100 * (from + ((to - from) * passed) / minutes)) / (60 * hours.length)}%`,
          }}
        />
      )}
    </div>
  )
}

type HourProps = (typeof hours)[number] & { readonly target: ProgrammeItem | undefined }

function Hour({ hour, tone, art, target }: HourProps) {
  const Box = target ? 'a' : 'div'
  return (
    <Box
      className={styles.hour}
      data-tone={tone}
      href={target && `#${itemId(target)}`}
      aria-label={target && `${hour}:00`}
    >
      <Azulejo art={art} /> <span>{hour}</span>
    </Box>
  )
}
