import { wordBetweenTimes } from '../../lib/locale.ts'

type Props = {
  /** Local time at the event, HH:MM. */
  readonly from: string
  readonly to: string
}

/** "11:00–14:30", which a screen reader reads as "11:00 a 14:30". */
export function TimeRange({ from, to }: Props) {
  return (
    <>
      <time dateTime={from}>{from}</time>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{` ${wordBetweenTimes} `}</span>
      <time dateTime={to}>{to}</time>
    </>
  )
}
