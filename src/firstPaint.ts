import { marksAt, type Times, writeMarks } from './event/moment.ts'
import { parseMoment } from './lib/zones.ts'
import { isForElsewhere } from './browser/clicks.ts'

/** The times of the event, which the build writes into the script (scripts/build/render/assemble-page.ts). */
declare const __TIMES__: Times & { readonly timeZone: string }

/**
 * The script in each page that sets, before the first paint, what styles depend on, so that nothing moves when the app
 * starts, which keeps these marks true (src/app/Root.tsx). It also reads a rehearsed moment (`?ahora=2025-11-08T12:00`), which lasts for
 * the visit: the app takes over its distance from the visitor's clock (src/browser/clock.ts).
 */
const { dataset } = document.documentElement
const times = __TIMES__
const requested = new URLSearchParams(location.search).get('ahora')
const moment = requested === null ? null : parseMoment(requested, times.timeZone)
if (moment !== null) dataset.shift = String(moment - Date.now())
else if (requested !== null) {
  console.warn('No es un momento válido, como ?ahora=2025-12-31T12:00:', requested)
}
writeMarks(marksAt(moment ?? Date.now(), times), dataset)

// What a link loads into a frame (ClickToLoadFrame) needs its own origin, or cookies fail and tile servers get no Referer. Until then the
// frame is an empty document of our page, which with our origin could lift its own sandbox; browsers warn about that.
document.addEventListener('click', (click) => {
  const link = click.target instanceof Element && click.target.closest('a')
  if (!link || isForElsewhere(click)) return
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${link.target}"]`)
  frame?.sandbox.add('allow-same-origin')
})
