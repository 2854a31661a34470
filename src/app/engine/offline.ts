import { isSparing } from './connection.ts'
import { workerAddress } from '../../browser/trustedTypes.ts'

/**
 * Registers the service worker, which keeps the pages for a visit without network. With data saving it does not, and it
 * says nothing if workers or storage are forbidden.
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
