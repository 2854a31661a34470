import { expect } from '@playwright/test'
import { basename } from 'node:path/posix'

/**
 * Console lines for an address without a page. The first is Chromium's, for the answer's status. The second is the app's,
 * whose format string Playwright leaves as it is: "%s". A link within the app causes only the second.
 */
export const notFoundLines = (path: string) =>
  [
    'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    `warning: 404: no existe la ruta %s ${path}`,
  ] as const

/** Playwright 1.65 writes this to the console if its configuration blocks service workers. */
const workerBlockedText = 'Service Worker registration blocked by Playwright'

/** Watches a test's tabs: an unexpected console line, a request to another origin or a dialog fails the test. */
export class Watch {
  /** Console lines ("type: text") and uncaught errors so far. */
  readonly consoleLines: string[] = []
  /** Requests to the site itself, in order, without those for the tab's icon. */
  readonly requests: string[] = []
  /** Requests to hosts that the pages may not contact. */
  readonly #forbiddenRequests: string[] = []
  /** Texts of the dialogs that pages have opened, such as `alert`. No page may open one. */
  readonly #dialogs: string[] = []
  readonly #origin: string
  readonly #hosts: readonly string[]
  #ignoresConsole = false

  /** @param hosts other hosts that the pages may contact */
  constructor(origin: string, hosts: readonly string[]) {
    this.#origin = origin
    this.#hosts = hosts
  }

  /** Waits for exactly these console lines and removes them. */
  async expectConsole(...lines: readonly string[]): Promise<void> {
    await expect.poll(() => [...this.consoleLines]).toEqual(lines)
    this.consoleLines.length = 0
  }

  /** Accepts any console lines. A test that breaks something on purpose cannot foresee what the browser reports, and when. */
  ignoreConsole(): void {
    this.#ignoresConsole = true
  }

  addLine(line: string): void {
    if (!line.includes(workerBlockedText)) this.consoleLines.push(line)
  }

  /**
   * Records a request, without blocking it. No request reaches another host anyway (playwright.config.ts), and a Playwright
   * route that blocks requests would turn off the browser's cache.
   */
  addRequest(address: string): void {
    const { origin, protocol, host, pathname } = new URL(address)
    const isOwn = origin === this.#origin
    // Addresses such as "data:…" and "blob:…" lead to no host.
    const isForbidden = !isOwn && protocol.startsWith('http') && !this.#hosts.includes(host)
    if (isForbidden) this.#forbiddenRequests.push(address)
    // Browsers request the tab's icon at any time.
    const isIcon = basename(pathname).startsWith('favicon')
    if (isOwn && !isIcon) this.requests.push(address)
  }

  addDialog(text: string): void {
    this.#dialogs.push(text)
  }

  /** Fails the test if there were forbidden requests, dialogs, or console lines that it has not expected. */
  expectNothingElse(): void {
    expect.soft(this.#dialogs, 'dialogs').toEqual([])
    expect.soft(this.#forbiddenRequests, 'requests to other origins').toEqual([])
    if (!this.#ignoresConsole) expect.soft(this.consoleLines, 'console').toEqual([])
  }
}
