import { isSparing } from './lib/connection.ts'
import { markEarlySubmit } from './lib/earlySubmit.ts'

/**
 * Decides when the app starts. The prerendered page works without it, so it waits until the page is complete and the
 * browser idle, or until the visitor's first sign of intent; where bytes are dear, for intent alone.
 */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'submit'] as const

let started = false

function start() {
  if (started) return
  started = true
  for (const intent of intents) document.removeEventListener(intent, start)
  void import('./main.tsx')
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

document.addEventListener('submit', markEarlySubmit)
for (const intent of intents) document.addEventListener(intent, start, { passive: true })
if (!isSparing()) {
  if (document.readyState === 'complete') startWhenIdle()
  else window.addEventListener('load', startWhenIdle, { once: true })
}
