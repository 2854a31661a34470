import { expect } from '@playwright/test'

/** What the console gets of an address that has no page: Chromium's own line, and the product's. */
export const notFoundLines = (path: string): readonly [string, string] => [
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
  routeNotFoundLine(path),
]

/** The same if the app itself shows the not-found page: no request was answered with 404. */
export const routeNotFoundLine = (path: string) => `warning: 404: no existe la ruta %s ${path}`

/** What the test runner (1.65) says if the configuration lets no service worker in. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** Follows a test's tabs: any line in the console that the test has not expected fails it, and any other origin asked. */
export class Watch {
  /** Console lines ("type: text") and uncaught errors so far. */
  readonly consoleLines: string[] = []
  /** Addresses that the pages asked of the site itself, in order. */
  readonly requests: string[] = []
  readonly #foreign: string[] = []
  readonly #origin: string
  readonly #hosts: readonly string[]
  #isSilent = false

  /** @param hosts others that the pages may ask */
  constructor(origin: string, hosts: readonly string[]) {
    this.#origin = origin
    this.#hosts = hosts
  }

  /** Waits for exactly these console lines and strikes them out. */
  async expectConsole(...lines: readonly string[]): Promise<void> {
    await expect.poll(() => [...this.consoleLines]).toEqual(lines)
    this.consoleLines.length = 0
  }

  /** For tests that break the network on purpose: the browser complains of it when and as often as it likes. */
  ignoreConsole(): void {
    this.#isSilent = true
  }

  hear(line: string): void {
    if (!line.includes(workerBlocked)) this.consoleLines.push(line)
  }

  see(address: string): void {
    const { origin, protocol, host, pathname } = new URL(address)
    const isOwn = origin === this.#origin
    // The configuration lets none arrive. To intercept them would take the browser's cache from every test.
    if (!isOwn && /^https?:$/.test(protocol) && !this.#hosts.includes(host))
      this.#foreign.push(address)
    // The browser asks for the tab's icon when it likes.
    if (isOwn && !pathname.startsWith('/favicon')) this.requests.push(address)
  }

  judge(): void {
    expect.soft(this.#foreign, 'requests to other origins').toEqual([])
    if (!this.#isSilent) expect.soft(this.consoleLines, 'console').toEqual([])
  }
}
