import { isSparing } from './connection.ts'
import { inSpareTime } from './spareTime.ts'
import { workerAddress } from './trustedTypes.ts'

/**
 * Lets the browser keep the pages for a visit without network, once it has nothing else to do.
 * Not if bytes are dear, and without a word if workers or storage are forbidden: it is a bonus.
 */
export function keepForOffline(): void {
  if (!isSparing()) inSpareTime(startWorker, 2000)
}

async function startWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerAddress())
  } catch {
    // Private windows, sandboxed frames, plain http, blocked cookies: the site works as it did before there was a worker.
  }
}
