export const weekdays =
  /* @__PURE__ */ 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')

const firstHalf = 'enero febrero marzo abril mayo junio'
const secondHalf = 'julio agosto septiembre octubre noviembre diciembre'
export const months = /* @__PURE__ */ `${firstHalf} ${secondHalf}`.split(' ')

const isoInstant = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})(?::\d{2})?([+-]\d{2}:\d{2})$/

function readInstant(iso: string) {
  const [, year, month, day, time, offset] = isoInstant.exec(iso) ?? []
  // `Date` reads 31 November as 1 December.
  const isDay = new Date(`${year}-${month}-${day}T00:00Z`).getUTCDate() === Number(day)
  if (!year || !month || !day || !time || !offset || !isDay || Number.isNaN(Date.parse(iso))) {
    throw new Error(
      `"${iso}" is not an instant with an offset. Write it like 2025-12-31T09:30:00+01:00 (src/content/event.yaml).`,
    )
  }
  return { year, month, day, time, offset }
}

/**
 * The calendar day of an instant, in the offset that it carries.
 * Names are spelled out here, because Intl's wording differs between the server's and the browser's version.
 */
export function calendarDay(iso: string) {
  const { year, month, day } = readInstant(iso)
  const weekday = weekdays[new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay()]
  const monthName = months[Number(month) - 1]
  if (!weekday || !monthName) throw new Error(`"${iso}" is not a day of the calendar.`)
  return { year: Number(year), month: monthName, day: Number(day), weekday }
}

/** "sábado 8 de noviembre de 2025" */
export function longDate(iso: string): string {
  return `${calendarDay(iso).weekday} ${dayDate(iso)}`
}

/** "8 de noviembre de 2025" */
export function dayDate(iso: string): string {
  return `${dayMonth(iso)} de ${yearOf(iso)}`
}

/** "8 de noviembre" */
export function dayMonth(iso: string): string {
  const { day, month } = calendarDay(iso)
  return `${day} de ${month}`
}

export function yearOf(iso: string): number {
  return calendarDay(iso).year
}

/** "2025-11-08", for `datetime` attributes. */
export function isoDay(iso: string): string {
  const { year, month, day } = readInstant(iso)
  return `${year}-${month}-${day}`
}

/** "11:00", in the offset that the instant carries. */
export function timeOf(iso: string): string {
  return readInstant(iso).time
}

/** 9 → "09" */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')
