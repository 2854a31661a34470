import type { Event } from '../../src/content/schema.ts'

/**
 * The script of a few bytes that tells the styles, before the first paint, whether the event is to come, on or over
 * (src/lib/phase.ts). What is no longer sold is never orange, and nothing moves when the app, which keeps it true
 * (src/layouts/Root.tsx), starts.
 */
export function phaseScript({ start, end }: Pick<Event, 'start' | 'end'>): string {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  return `{let n=Date.now();document.documentElement.dataset.phase=n<${from}?"before":n<${to}?"during":"after"}`
}
