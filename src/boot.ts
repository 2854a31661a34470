import { afterFrame } from './browser/afterFrame.ts'
import { isSparing } from './browser/connection.ts'
import { isInsideApp } from './browser/insideApp.ts'
import { revealClosed } from './browser/fragment.ts'
import { drawPictures } from './browser/pictures.ts'

/**
 * Decides when the app starts. The prerendered page works without it, so it waits until the page is complete, painted
 * and the browser idle, or until the visitor's first sign of intent. With data saving it waits for intent alone.
 */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** How long a lost connection may take to come back, in milliseconds. */
const pauseMs = 2000

let started = false

function start() {
  if (started) return
  started = true
  askForScripts()
  whenParsed(() => void startApp())
}

/**
 * Evaluates the libraries and the app in a task each, so that the browser can answer the visitor in between. If a script
 * does not arrive, a later sign of intent asks for it again. Firefox (153) keeps a refusal.
 */
async function startApp() {
  try {
    await import('./browser/libraries.ts')
    await new Promise((resolve) => setTimeout(resolve))
    const { start: startPage } = await import('./main.tsx')
    await startPage()
  } catch (error) {
    setTimeout(() => (started = false), pauseMs)
    throw error
  }
}

/** The app hydrates the whole page, but this script may run before the page is parsed. */
function whenParsed(work: () => void) {
  if (document.readyState !== 'loading') work()
  else document.addEventListener('DOMContentLoaded', work, { once: true })
}

/** Loads all scripts of the page's app at once: the browser learns a script's imports only after it has arrived. */
function askForScripts() {
  const script = document.querySelector<HTMLScriptElement>('script[data-files]')
  for (const file of script?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = import.meta.env.BASE_URL + file
    document.head.append(link)
  }
}

/**
 * Waits for the first paint too: on a fast connection the page is complete while its pictures are still being drawn.
 * A hidden tab is painted when it is shown.
 */
const startWhenIdle = () =>
  afterFrame(() => {
    // Safari (26) lacks it.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  })

/** Whoever presses a list or a question twice, by habit or with a trembling hand, means it once. */
function ignoreSecondClick(click: MouseEvent) {
  const isSecond = click.detail % 2 === 0 && click.detail > 0
  if (!isSecond || !(click.target as Element).closest('summary')) return
  click.preventDefault()
  click.stopPropagation()
}

/** Inside of another app a link to a new tab does nothing: it opens in the same view. */
function openInside({ target }: MouseEvent) {
  ;(target as Element).closest('a[target=_blank]')?.removeAttribute('target')
}

function waitToStart() {
  if (isInsideApp()) document.addEventListener('click', openInside, { capture: true })
  document.addEventListener('click', ignoreSecondClick, { capture: true })
  // In `npm run dev` the pictures are drawn by React, which first compares the page with its own render.
  if (import.meta.env.PROD) whenParsed(drawPictures)
  whenParsed(() => revealClosed(location.hash))
  for (const intent of intents) document.addEventListener(intent, start, { passive: true })
  if (isSparing()) return
  // On the day the page waits for what is on (src/site/WhatIsOn/WhatIsOn.tsx).
  if (document.documentElement.dataset.phase === 'during') return start()
  if (document.readyState === 'complete') startWhenIdle()
  else window.addEventListener('load', startWhenIdle, { once: true })
}

// Below the floor of browsers (README) the app would lack what it needs: there a page is what its HTML gives.
if ('toSorted' in Array.prototype) waitToStart()
