import { afterFrame } from './browser/afterFrame.ts'
import { isSparing } from './browser/connection.ts'
import { markEarlySubmit } from './browser/earlySubmit.ts'
import { drawPictures } from './browser/pictures.ts'
import { inSpareTime } from './browser/spareTime.ts'

/**
 * Decides when the app starts. The prerendered page works without it, so it waits until the page is complete and painted
 * and the browser idle, or until the visitor's first sign of intent; if bytes are dear, for intent alone.
 */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'submit'] as const

let started = false

function start() {
  if (started) return
  started = true
  for (const intent of intents) document.removeEventListener(intent, start)
  askForScripts()
  whenParsed(() => void import('./main.tsx'))
}

/** The app takes over the page, so all of it has to be there; this script may run before. */
function whenParsed(work: () => void) {
  if (document.readyState !== 'loading') work()
  else document.addEventListener('DOMContentLoaded', work, { once: true })
}

/** Loads all scripts of the page's app at once: a script names its imports only after it has arrived. */
function askForScripts() {
  const script = document.querySelector<HTMLScriptElement>('script[data-files]')
  for (const file of script?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = import.meta.env.BASE_URL + file
    document.head.append(link)
  }
}

function startWhenIdle() {
  whenPainted(() => inSpareTime(start, 200, { timeout: 2000 }))
}

/**
 * Waits for the first paint: on a quick line the page is complete while its pictures are still being drawn.
 * A hidden tab is painted when it is shown. In a browser without W3C Paint Timing the app starts with intent.
 * Nor does Firefox (153) if the page begins below its top, as at a fragment.
 */
function whenPainted(work: () => void) {
  if (window.scrollY > 0) {
    afterFrame(work)
    return
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    work()
  })
  observer.observe({ type: 'paint', buffered: true })
}

// In `npm run dev` React compares the page with what it renders, and then draws the pictures itself.
if (import.meta.env.PROD) whenParsed(drawPictures)
document.addEventListener('submit', markEarlySubmit)
for (const intent of intents) document.addEventListener(intent, start, { passive: true })
if (!isSparing()) {
  if (document.readyState === 'complete') startWhenIdle()
  else window.addEventListener('load', startWhenIdle, { once: true })
}
