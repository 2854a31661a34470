import { flagsAt, type Times, writeFlags } from './event/moment.ts'
import { parseMoment } from './lib/zones.ts'
import { isForElsewhere } from './browser/clicks.ts'
import { isInsideApp } from './browser/insideApp.ts'

/** The times of the event, which the build writes into the script (scripts/build/render/assemblePage.ts). */
declare const __TIMES__: Times & { readonly timeZone: string }

/**
 * The script in the head of each page. It runs before the first paint and before any press.
 *
 * It sets the flags of <html>, on which styles depend. If only the app set them, the page would change when the app starts.
 * Later the app keeps the flags up to date (src/app/Root.tsx).
 *
 * It also reads the rehearsed moment, if the address has one (`?ahora=2025-11-08T12:00`). The attribute `data-shift` gets the
 * difference between that moment and the visitor's clock. The app adds it to its clock until the next page load
 * (src/browser/clock.ts).
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
 * Shows the organiser's notice in browsers without our styles, if the notice holds now. In the HTML a notice with a start or an
 * end has the attribute `hidden`. Our styles ignore the attribute and depend on the flag.
 */
function showNotice() {
  if (dataset.notice === 'true') document.querySelector('.news[hidden]')?.removeAttribute('hidden')
}

document.addEventListener('DOMContentLoaded', showNotice)

/**
 * Allows the page in a sandboxed frame to keep its own origin, at the click on the link that loads the page (ClickToLoadFrame).
 * Without its origin the page has no cookies, and the map's tile servers get no Referer. The frame cannot have the permission
 * before the click: until then it holds an empty document with our origin. With the permission that document could remove its
 * sandbox, so browsers would warn.
 */
function allowOwnOrigin(link: HTMLAnchorElement) {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${link.target}"]`)
  frame?.sandbox.add('allow-same-origin')
}

/** Makes a link open in the same view instead of a new tab, if the page is shown inside of another app. Apps open no tabs. */
function openInSameView(link: HTMLAnchorElement) {
  if (link.target === '_blank' && isInsideApp()) link.removeAttribute('target')
}

document.addEventListener('click', (click) => {
  const link = click.target instanceof Element && click.target.closest('a')
  if (!link || isForElsewhere(click)) return
  allowOwnOrigin(link)
  openInSameView(link)
})
