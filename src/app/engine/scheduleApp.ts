import { afterFrame } from '../../browser/afterFrame.ts'
import { isSparing } from './connection.ts'

/** The first signs that a visitor wants to use the page. */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** How long a lost connection may take to come back, in milliseconds. */
const retryMs = 2000

/** Runs `work` once the page is parsed. The first script of a page may run earlier. */
export function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work()
  else document.addEventListener('DOMContentLoaded', work, { once: true })
}

/**
 * Decides when the app starts. The prerendered page works without it. So the app waits until the page is complete and
 * painted and the browser is idle, or until the visitor's first sign of intent. With data saving only the sign counts.
 * @param start loads the app and starts it; rejected if a script does not arrive
 */
export function scheduleApp(start: () => Promise<void>): void {
  let isRequested = false
  let early: HTMLFormElement | undefined

  function loadApp() {
    if (isRequested) return
    isRequested = true
    preloadScripts()
    whenParsed(async () => {
      try {
        await start()
        document.removeEventListener('submit', holdBack)
        early?.requestSubmit()
      } catch (error) {
        // A later sign of intent asks again. Firefox (153) keeps a refusal.
        setTimeout(() => (isRequested = false), retryMs)
        throw error
      }
    })
  }

  /** Keeps a form that only the app can answer until the app has started. Its method ("dialog") sends nothing. */
  function holdBack({ target }: SubmitEvent) {
    const form = target as HTMLFormElement
    if (form.method === 'dialog') early = form
  }

  /** Waits for the first paint too: on a fast connection the page is complete while its pictures are being drawn. */
  function loadWhenIdle() {
    afterFrame(() => {
      // Safari (26) lacks it.
      if ('requestIdleCallback' in window) requestIdleCallback(loadApp, { timeout: 2000 })
      else setTimeout(loadApp, 200)
    })
  }

  document.addEventListener('submit', holdBack)
  for (const intent of intents) document.addEventListener(intent, loadApp, { passive: true })
  if (isSparing()) return
  // On the day of the event the page lacks what is on until the app starts (src/site/WhatIsOn/WhatIsOn.tsx).
  if (document.documentElement.dataset.phase === 'during') return loadApp()
  if (document.readyState === 'complete') loadWhenIdle()
  else window.addEventListener('load', loadWhenIdle, { once: true })
}

/** Requests all scripts of the page at once. A browser learns a script's imports only once the script has arrived. */
function preloadScripts() {
  const script = document.querySelector<HTMLScriptElement>('script[data-files]')
  for (const file of script?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = import.meta.env.BASE_URL + file
    document.head.append(link)
  }
}
