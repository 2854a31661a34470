import type { WorkerScope } from './scope.ts'

declare const self: WorkerScope

/** The pages, by their clients, that were shown as they are kept. */
const keptClients = new Set<string>()

/** Remembers that a page which is being opened is a kept one. */
export function openedKept({ resultingClientId }: { readonly resultingClientId?: string }): void {
  if (resultingClientId) keptClients.add(resultingClientId)
}

/**
 * Tells a kept page what the organiser has published since. It asks when it opens and when the network is back; a page
 * from the network asks too, and nothing is asked for it.
 * @param url of the notice
 */
export function tellNotices(url: string): void {
  self.addEventListener('message', (event) => {
    const { source } = event
    if (source && keptClients.has(source.id)) event.waitUntil(tell(source, url))
  })
}

async function tell(page: { postMessage(message: unknown): void }, url: string): Promise<void> {
  try {
    const answer = await fetch(url, { cache: 'no-store' })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker is of its origin
    if (answer.ok) page.postMessage(await answer.json())
  } catch {
    // No network yet, or a portal's page: the kept one asks again when the network comes back.
  }
}
