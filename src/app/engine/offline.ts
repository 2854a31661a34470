import { shouldSaveData } from './connection.ts'
import { workerAddress } from '../../browser/trustedTypes.ts'

/** Pause after the start of the app, in milliseconds, so that the worker's downloads do not delay the page's own. */
const pauseMs = 2000

/**
 * Registers the service worker, which keeps the pages for a visit without network. With data saving or a slow connection
 * nothing is registered. An error, for example where workers or storage are forbidden, is not reported.
 */
export function registerWorker(): void {
  if (shouldSaveData()) return
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register(workerAddress())
    } catch {
      // Private windows, sandboxed frames, plain http, blocked cookies: the site works without a worker.
    }
  }, pauseMs)
}
