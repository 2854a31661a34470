import { appHasStarted } from '../../../scripts/tools/audit/appStarted.ts'

/** A function that runs in the page. It can use only its arguments and browser globals, because the driver sends its text. */
type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result

/** An element by its selector, and by a part of its text if several elements match the selector. */
export type Target = readonly [selector: string, text?: string]

/** The commands of a tab. Each engine carries them out with a library for its driver. */
export type Driver = {
  /** Loads an address and waits until the page is loaded. */
  readonly load: (url: string) => Promise<unknown>
  /** Goes a step back in the browser's history. */
  readonly back: () => Promise<unknown>
  /** Presses a key on the focused element. */
  readonly press: (key: 'Enter' | 'Escape') => Promise<unknown>
  /** Runs a function in the page. @returns its result */
  readonly run: <Args extends readonly unknown[], Result>(
    pageFunction: InPage<Args, Result>,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Waits until a function in the page returns something truthy. */
  readonly until: <Args extends readonly unknown[]>(
    pageFunction: InPage<Args, unknown>,
    ...args: Args
  ) => Promise<unknown>
  /** Runs the text of a script in the page. */
  readonly runScript: (script: string) => Promise<unknown>
  /** Clicks an element once it is visible and has stopped moving. */
  readonly click: (...target: Target) => Promise<unknown>
  /** Sets the width of the page's window. Its height is `windowHeight`. */
  readonly resize: (width: number) => Promise<unknown>
  /** Prints the page into a PDF. Absent for WebKit, whose driver cannot print. */
  readonly print?: () => Promise<Uint8Array>
  readonly close: () => Promise<unknown>
}

/** A browser engine that this machine may have. */
export type Engine = {
  readonly name: string
  /** How to install the engine. Null if this machine has it. */
  readonly installHint: string | null
  /** Starts the browser. @param proxyPort port of a proxy for all hosts except this machine */
  readonly start: (proxyPort: number) => Promise<Driver>
}

/** How long a step may take on a busy machine, in milliseconds. */
export const stepTimeout = 30_000

/** Height of the page's window in pixels, the same in every engine. */
export const windowHeight = 800

/** Runs in the page. Finds the first visible element that matches the selector and contains the text. */
export function visibleElement(selector: string, text = ''): Element | undefined {
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.textContent.includes(text),
  )
}

/** Runs in the page. Focuses the first element that matches the selector and contains the text. */
function focusOn(selector: string, text = ''): void {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)]
  const element = elements.find(({ textContent }) => textContent.includes(text))
  element?.focus({ preventScroll: true })
}

/** A browser's tab, with the commands of its driver and with commands made of these, which all engines share. */
export class Tab {
  readonly #site: string
  readonly #driver: Driver
  readonly back: Driver['back']
  readonly press: Driver['press']
  readonly run: Driver['run']
  readonly until: Driver['until']
  readonly runScript: Driver['runScript']
  readonly click: Driver['click']
  readonly print: Driver['print']

  /** @param site address of the site, without a slash at its end */
  constructor(site: string, driver: Driver) {
    this.#site = site
    this.#driver = driver
    this.back = driver.back
    this.press = driver.press
    this.run = driver.run
    this.until = driver.until
    this.runScript = driver.runScript
    this.click = driver.click
    this.print = driver.print
  }

  /** Loads a page by its path. It does not wait for the app. */
  load = (path: string) => this.#driver.load(this.#site + path)

  /** Loads a page and waits until its app has started. */
  async open(path: string): Promise<void> {
    await this.load(path)
    await this.until(appHasStarted)
  }

  /** Waits until the element is visible. */
  waitForVisible = (...target: Target) => this.until(visibleElement, ...target)

  /** Waits until the tab is at this path of the site. */
  waitForPath = (path: string) =>
    this.until((address) => location.href === address, this.#site + path)

  /** Waits until an element is visible, and focuses it without scrolling. */
  async focus(...target: Target): Promise<void> {
    await this.waitForVisible(...target)
    await this.run(focusOn, ...target)
  }

  /** Sets the window's width, and waits until media queries match it. */
  async resize(width: number): Promise<void> {
    await this.#driver.resize(width)
    // On a busy machine, WebKit's media queries match the new width only some time after the window has it.
    await this.until((newWidth) => matchMedia(`(width: ${newWidth}px)`).matches, width)
  }
}
