import { expect } from '@playwright/test'
import { basename } from 'node:path/posix'

/**
 * Console lines for an address without a page. Chromium writes the first line, because the answer's status is 404. The app
 * writes the second one, in which Playwright leaves the "%s" of its format string. A link within the app causes only the second
 * line.
 */
export const notFoundLines = (path: string) =>
  [
    'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    `warning: 404: no existe la ruta %s ${path}`,
  ] as const

/** Playwright 1.65 writes this to the console if its configuration blocks service workers. */
const workerBlockedText = 'Service Worker registration blocked by Playwright'

/** Watches all tabs of a test. An unexpected console line, a forbidden request or a dialog fails the test. */
export class Watch {
  /** Console lines ("type: text") and uncaught errors so far. */
  readonly consoleLines: string[] = []
  /** Addresses of the requests to the site itself, in order. Requests for the tab's icon are left out. */
  readonly requests: string[] = []
  /** Addresses of the requests to hosts that the pages may not contact. */
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

  /** Waits until there are exactly these console lines, and removes them. */
  async expectConsole(...lines: readonly string[]): Promise<void> {
    await expect.poll(() => [...this.consoleLines]).toEqual(lines)
    this.consoleLines.length = 0
  }

  /** Accepts any console line. For a test that breaks something on purpose, and cannot foresee what the browser reports. */
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

  /** Fails the test if there were forbidden requests, dialogs, or unexpected console lines. */
  expectNothingElse(): void {
    expect.soft(this.#dialogs, 'dialogs').toEqual([])
    expect.soft(this.#forbiddenRequests, 'requests to other origins').toEqual([])
    if (!this.#ignoresConsole) expect.soft(this.consoleLines, 'console').toEqual([])
  }
}
