import { afterFrame } from '../../browser/afterFrame.ts'
import { shouldSaveData } from './connection.ts'

/** Events that show that a visitor starts to use the page. */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Pause after a failed load, in milliseconds, in which a lost connection may come back. */
const retryMs = 2000

/** Runs `work` once the page is parsed. The script of a built page is `async`, so it may run earlier. */
export function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work()
  else document.addEventListener('DOMContentLoaded', work, { once: true })
}

/**
 * Decides when the app starts. The prerendered page works without the app. So the app waits until the page is loaded and
 * painted and the browser is idle, or until the visitor's first event (`intents`). With data saving or a slow connection only
 * such an event starts it.
 * @param start loads the app and starts it. Its promise is rejected if a script cannot be loaded.
 */
export function scheduleApp(start: () => Promise<void>): void {
  let isRequested = false
  /** The last form that was submitted before the app had started. */
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
        // After the pause the visitor's next event tries again. In Firefox (153) a module that has failed once always fails, so
        // only a page load helps there.
        setTimeout(() => (isRequested = false), retryMs)
        throw error
      }
    })
  }

  /** Remembers a submitted form with the method "dialog". Only the app can process it, because the browser sends nothing. */
  function noteEarlyForm({ target }: SubmitEvent) {
    const form = target as HTMLFormElement
    if (form.method === 'dialog') earlyForm = form
  }

  /** Loads the app when the browser is idle, after a frame: on a fast connection a page may be loaded before it is painted. */
  function loadWhenIdle() {
    afterFrame(() => {
      // A browser that is never idle loads the app after two seconds. Safari (26) lacks `requestIdleCallback`.
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

/** Requests all scripts of the page at once. Otherwise the browser would find the imports of a script only after loading it. */
function preloadScripts() {
  const script = document.querySelector<HTMLScriptElement>('script[data-files]')
  for (const file of script?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = import.meta.env.BASE_URL + file
    document.head.append(link)
  }
}
