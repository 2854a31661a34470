import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import { appHasStarted } from '../../../scripts/tools/audit/app-started.ts'

/** Keys that stand for no character (WebDriver §17.4.2). */
const keys = { Enter: '\uE007', Escape: '\uE00C' } as const

/**
 * Sends a command of WebDriver (https://w3c.github.io/webdriver/), such as Navigate or ElementClick.
 * @returns its value
 * @throws the engine's own message if it refuses
 */
export type Send = (
  command: string,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<unknown>

/** A running browser. */
export type Driver = {
  readonly send: Send
  /** Gives the page's window this width, and the height below. */
  readonly resize: (width: number) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

export type Engine = {
  readonly name: string
  /** Null if the engine is on this machine, otherwise a line on how to get it. */
  readonly missing: string | null
  /** @param proxyPort of the proxy for all hosts but this machine */
  readonly start: (proxyPort: number) => Promise<Driver>
}

/** An element by its selector and, if there are several, by a part of its text. */
type Target = readonly [selector: string, text?: string]

/** Time for a busy machine; a test that passes takes no longer. */
const timeoutMs = 30_000

/** Height of the page's window, the same in every engine. */
export const windowHeight = 800

const callOf = (work: (...given: never[]) => unknown, given: readonly unknown[]) =>
  `(${work.toString()})(...${JSON.stringify(given)})`

const elementOf = (target: Target) => callOf(visibleElement, target)

/** A browser's tab, driven as a visitor would. */
export class Tab {
  readonly #site: string
  readonly #driver: Driver

  /** @param site address of the site, without a slash at its end */
  constructor(site: string, driver: Driver) {
    this.#site = site
    this.#driver = driver
  }

  /** Loads a page, and waits until it is loaded. */
  load = (path: string) => this.#driver.send('Navigate', { url: this.#site + path })

  back = () => this.#driver.send('Back')

  async press(key: keyof typeof keys): Promise<void> {
    const id = await this.#idOf('document.activeElement')
    await this.#driver.send('ElementSendKeys', { id, text: keys[key] })
  }

  /** Waits until the element is visible. */
  find = (...target: Target) => this.#hold(elementOf(target))

  /** Loads a page, and waits until its app has started. */
  async open(path: string): Promise<void> {
    await this.load(path)
    await this.until(appHasStarted)
  }

  isAt = (path: string) => this.until((address) => location.href === address, this.#site + path)

  /** Adds a script to the page. */
  add = (script: string) => this.#driver.send('ExecuteScript', { script, args: [] })

  /** Runs a function in the page, which knows nothing but its arguments. */
  async run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    return (await this.#evaluate(callOf(work, given))) as Awaited<Result>
  }

  /** Waits until a function in the page returns something true. */
  async until<Given extends readonly unknown[]>(
    work: (...given: Given) => unknown,
    ...given: Given
  ): Promise<void> {
    await this.#hold(callOf(work, given))
  }

  /** Clicks the element as soon as nothing covers it. What still moves would slip away under the click. */
  async click(...target: Target): Promise<void> {
    const place = () => this.#evaluate(`${elementOf(target)}.getBoundingClientRect().top`)
    const click = async () => {
      const before = await place()
      await setTimeout(100)
      if ((await place()) !== before) throw new Error(`${target} moves`)
      await this.#driver.send('ElementClick', { id: await this.#idOf(elementOf(target)) })
    }
    await vi.waitFor(click, timeoutMs)
  }

  /** Focuses an element as the keyboard does, without a scroll. */
  focus = (...target: Target) =>
    this.#hold(`[${elementOf(target)}].some((one) => !one?.focus({ preventScroll: true }) && one)`)

  async resize(width: number): Promise<void> {
    await this.#driver.resize(width)
    // Waits for the styles too: on a busy machine WebKit gives them the new width later than the window.
    await this.until((wide) => matchMedia(`(width: ${wide}px)`).matches, width)
  }

  /** The driver's name for an element (WebDriver §12). */
  async #idOf(element: string): Promise<unknown> {
    const [id] = Object.values((await this.#evaluate(element)) as object)
    return id
  }

  #evaluate(expression: string): Promise<unknown> {
    return this.#driver.send('ExecuteScript', { script: `return ${expression}`, args: [] })
  }

  async #hold(expression: string): Promise<void> {
    const holds = async () => {
      if (!(await this.#evaluate(`Boolean(${expression})`)))
        throw new Error(`In vain: ${expression}`)
    }
    await vi.waitFor(holds, timeoutMs)
  }
}

function visibleElement(selector: string, text = ''): Element | undefined {
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.textContent.includes(text),
  )
}
