import { isSparing } from './connection.ts'
import { workerAddress } from './trustedTypes.ts'

/**
 * Lets the browser keep the pages for a visit without network, once the app has started. Skipped with data saving; fails
 * silently if workers or storage are forbidden.
 */
export function keepForOffline(): void {
  if (isSparing()) return
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register(workerAddress())
    } catch {
      // Private windows, sandboxed frames, plain http, blocked cookies: the site works without a worker.
    }
  }, 2000)
}
