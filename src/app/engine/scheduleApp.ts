import { afterFrame } from '../../browser/afterFrame.ts'
import { shouldSaveData } from './connection.ts'

/** The first signs that a visitor wants to use the page. */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Pause after a failed load, in milliseconds, in which a lost connection may come back. */
const retryMs = 2000

/** Runs `work` once the page is parsed. The script of a built page is `async`, so it may run before that. */
export function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work()
  else document.addEventListener('DOMContentLoaded', work, { once: true })
}

/**
 * Decides when the app starts. The prerendered page works without it. So the app waits until the page is complete and
 * painted and the browser is idle, or until the visitor's first sign of intent. With data saving or a slow connection only
 * the sign counts.
 * @param start loads the app and starts it; rejected if a script does not arrive
 */
export function scheduleApp(start: () => Promise<void>): void {
  let isRequested = false
  /** The form that was submitted before the app had started. */
  let earlyForm: HTMLFormElement | undefined

  function loadApp() {
    if (isRequested) return
    isRequested = true
    preloadScripts()
    whenParsed(async () => {
      try {
        await start()
        document.removeEventListener('submit', noteEarlyForm)
        earlyForm?.requestSubmit()
      } catch (error) {
        // After the pause the next sign of intent loads the app again. In Firefox (153) a module that has failed once fails
        // again, so there only a page load helps.
        setTimeout(() => (isRequested = false), retryMs)
        throw error
      }
    })
  }

  /** Notes a form that only the app can answer: with the method "dialog" the browser sends nothing. */
  function noteEarlyForm({ target }: SubmitEvent) {
    const form = target as HTMLFormElement
    if (form.method === 'dialog') earlyForm = form
  }

  /** Loads the app when the browser is idle, after a frame: on a fast connection the page may be complete before its paint. */
  function loadWhenIdle() {
    afterFrame(() => {
      // After two seconds a browser that is never idle loads the app all the same. Safari (26) lacks `requestIdleCallback`.
      if ('requestIdleCallback' in window) requestIdleCallback(loadApp, { timeout: 2000 })
      else setTimeout(loadApp, 200)
    })
  }

  document.addEventListener('submit', noteEarlyForm)
  for (const intent of intents) document.addEventListener(intent, loadApp, { passive: true })
  if (shouldSaveData()) return
  // During the event only the app can show what is on (src/site/WhatIsOn/WhatIsOn.tsx), so the app starts at once.
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
