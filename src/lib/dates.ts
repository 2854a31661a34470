import { dayAndMonthText, fullDateText, months, weekdays } from './locale.ts'

/**
 * The calendar day of an instant (ISO 8601), in the offset that it carries. The names of months and weekdays come from
 * locale.ts, because the names of `Intl` can differ between the build and a browser.
 */
export function calendarDay(iso: string) {
  const date = new Date(isoDay(iso))
  return {
    year: date.getUTCFullYear(),
    month: months[date.getUTCMonth()] as string,
    day: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()] as string,
  }
}

/** "sábado 8 de noviembre de 2025" */
export function longDate(iso: string): string {
  return `${calendarDay(iso).weekday} ${dayDate(iso)}`
}

/** "8 de noviembre de 2025" */
export function dayDate(iso: string): string {
  return fullDateText(dayMonth(iso), yearOf(iso))
}

/** "8 de noviembre" */
export function dayMonth(iso: string): string {
  const { day, month } = calendarDay(iso)
  return dayAndMonthText(day, month)
}

export function yearOf(iso: string): number {
  return calendarDay(iso).year
}

/** "2025-11-08", for `datetime` attributes. */
export const isoDay = (iso: string): string => iso.slice(0, 10)

/** Whether an ISO 8601 text has a time: true for "2025-11-08T11:00:00+01:00", false for "2025-11-08". */
export const saysHour = (dayOrInstant: string): boolean => dayOrInstant !== isoDay(dayOrInstant)

/** "11:00", in the offset that the instant carries. */
export const timeOf = (iso: string): string => iso.slice(11, 16)

/** 9 → "09" */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** "01:30" → 90 */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The time on the clock some minutes earlier: "00:10", 30 → "23:40" */
export function timeBefore(time: string, minutes: number): string {
  const minutesPerDay = 24 * 60
  const earlier = (minutesOf(time) - minutes + minutesPerDay) % minutesPerDay
  return `${twoDigits(Math.floor(earlier / 60))}:${twoDigits(earlier % 60)}`
}
