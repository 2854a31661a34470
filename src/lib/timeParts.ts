type TimeParts = Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', number>>

/** Splits whole seconds into days, hours, minutes and seconds; a negative number counts as zero. */
export function timeParts(totalSeconds: number): TimeParts {
  const rest = Math.max(0, totalSeconds)
  return {
    days: Math.floor(rest / 86_400),
    hours: Math.floor(rest / 3_600) % 24,
    minutes: Math.floor(rest / 60) % 60,
    seconds: rest % 60,
  }
}
