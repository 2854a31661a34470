import { flagsAt, type Times, writeFlags } from './event/moment.ts'
import { parseMoment } from './lib/zones.ts'
import { isForElsewhere } from './browser/clicks.ts'
import { isInsideApp } from './browser/insideApp.ts'

/** The times of the event, which the build writes into the script (scripts/build/render/assemblePage.ts). */
declare const __TIMES__: Times & { readonly timeZone: string }

/**
 * The script in the head of each page. It runs before the first paint and before any press.
 *
 * It sets the flags of <html> that styles depend on. Without this script the page would change when the app starts. The app
 * then keeps the flags up to date (src/app/Root.tsx).
 *
 * It also reads a rehearsed moment (`?ahora=2025-11-08T12:00`), and writes into `data-shift` how far that moment is from the
 * visitor's clock. The app adds this distance to its clock until the next page load (src/browser/clock.ts).
 */
const { dataset } = document.documentElement
const times = __TIMES__
const requested = new URLSearchParams(location.search).get('ahora')
const moment = requested === null ? null : parseMoment(requested, times.timeZone)
if (moment !== null) dataset.shift = String(moment - Date.now())
else if (requested !== null) {
  console.warn('?ahora no es un momento:', requested)
}
writeFlags(flagsAt(moment ?? Date.now(), times), dataset)

/**
 * Shows the organiser's notice while it holds, in browsers without our styles. A notice that holds for a time only has the
 * attribute `hidden` in the HTML. Our styles ignore the attribute and decide by the flag.
 */
function showNotice() {
  if (dataset.notice === 'true') document.querySelector('.news[hidden]')?.removeAttribute('hidden')
}

document.addEventListener('DOMContentLoaded', showNotice)

/**
 * Lets the page in a frame keep its own origin, at the click on the link that loads it (ClickToLoadFrame). Without its origin a
 * sandboxed page has no cookies, and the map's tile servers get no Referer. The frame gets this right only at the click: before
 * it, the frame holds an empty document with our origin. That document could lift its own sandbox, so browsers would warn.
 */
function giveOrigin(link: HTMLAnchorElement) {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${link.target}"]`)
  frame?.sandbox.add('allow-same-origin')
}

/** Makes a link to a new tab open in the same view, if the page is shown inside of another app: such a view opens no tabs. */
function openInSameView(link: HTMLAnchorElement) {
  if (link.target === '_blank' && isInsideApp()) link.removeAttribute('target')
}

document.addEventListener('click', (click) => {
  const link = click.target instanceof Element && click.target.closest('a')
  if (!link || isForElsewhere(click)) return
  giveOrigin(link)
  openInSameView(link)
})
