import { expect } from '@playwright/test'
import { basename } from 'node:path/posix'

/** Console lines for an address without a page: Chromium's own, and the site's, which alone says a page of the app. */
export const notFoundLines = (path: string) =>
  [
    'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    `warning: 404: no existe la ruta %s ${path}`,
  ] as const

/** The test runner's line (1.65) if its configuration blocks service workers. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** Watches a test's tabs: an unexpected console line or a request to another origin fails the test. */
export class Watch {
  /** Console lines ("type: text") and uncaught errors so far. */
  readonly consoleLines: string[] = []
  /** Requests to the site itself, in order. */
  readonly requests: string[] = []
  readonly #foreign: string[] = []
  readonly #origin: string
  readonly #hosts: readonly string[]
  #isSilent = false

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

  /** For tests that break the network on purpose: the browser may complain about it at any time, and repeatedly. */
  ignoreConsole(): void {
    this.#isSilent = true
  }

  hear(line: string): void {
    if (!line.includes(workerBlocked)) this.consoleLines.push(line)
  }

  see(address: string): void {
    const { origin, protocol, host, pathname } = new URL(address)
    const isOwn = origin === this.#origin
    // The configuration already blocks them. Interception would disable the browser's cache in every test.
    if (!isOwn && protocol.startsWith('http') && !this.#hosts.includes(host))
      this.#foreign.push(address)
    // The browser may request the tab's icon at any time.
    const isIcon = basename(pathname).startsWith('favicon')
    if (isOwn && !isIcon) this.requests.push(address)
  }

  judge(): void {
    expect.soft(this.#foreign, 'requests to other origins').toEqual([])
    if (!this.#isSilent) expect.soft(this.consoleLines, 'console').toEqual([])
  }
}
