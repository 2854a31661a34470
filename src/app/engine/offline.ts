import { shouldSaveData } from './connection.ts'
import { workerAddress } from '../../browser/trustedTypes.ts'

/** Pause after the start of the app, in milliseconds, so that the worker's downloads do not delay the page's own. */
const pauseMs = 2000

/**
 * Registers the service worker, which keeps pages for offline visits. With data saving or a slow connection it is not
 * registered. Errors are not reported.
 */
export function registerWorker(): void {
  if (shouldSaveData()) return
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register(workerAddress())
    } catch {
      // Browsers refuse a worker in private windows, in sandboxed frames, without HTTPS, and if cookies are blocked. The site
      // works without it.
    }
  }, pauseMs)
}
