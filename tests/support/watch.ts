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
export type Watch = {
  /** Console lines ("type: text") and uncaught errors so far. */
  readonly consoleLines: string[]
  /** Addresses that the pages asked of the site itself, in order. */
  readonly requests: string[]
  /** Waits for exactly these console lines and strikes them out. */
  readonly expectConsole: (...lines: readonly string[]) => Promise<void>
  /** For tests that break the network on purpose: the browser complains of it when and as often as it likes. */
  readonly ignoreConsole: () => void
  /** Another host that the pages may ask. */
  readonly allow: (host: string) => void
  readonly hear: (line: string) => void
  readonly see: (address: string) => void
}

export function watchFor(origin: string): { readonly watch: Watch; readonly judge: () => void } {
  const state = { silent: false }
  const allowed = new Set<string>()
  const foreign: string[] = []
  const consoleLines: string[] = []
  const requests: string[] = []
  const watch: Watch = {
    consoleLines,
    requests,
    async expectConsole(...lines) {
      await expect.poll(() => [...consoleLines]).toEqual(lines)
      consoleLines.length = 0
    },
    ignoreConsole: () => void (state.silent = true),
    allow: (host) => void allowed.add(host),
    hear(line) {
      if (!line.includes(workerBlocked)) consoleLines.push(line)
    },
    see(address) {
      const { origin: asked, protocol, host, pathname } = new URL(address)
      // The configuration lets none arrive. To intercept them would take the browser's cache from every test.
      if (asked !== origin && /^https?:$/.test(protocol) && !allowed.has(host))
        foreign.push(address)
      // The browser asks for the tab's icon when it likes.
      if (asked === origin && !pathname.startsWith('/favicon')) requests.push(address)
    },
  }
  const judge = () => {
    expect.soft(foreign, 'requests to other origins').toEqual([])
    if (!state.silent) expect.soft(consoleLines, 'console').toEqual([])
  }
  return { watch, judge }
}
