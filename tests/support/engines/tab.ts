import { setTimeout as wait } from 'node:timers/promises'
import { appHasStarted } from '../../../scripts/lib/app-started.ts'
import { nothingOver } from '../nothing-over.ts'
import type { Site } from './site.ts'

export type Key = 'Enter' | 'Escape' | 'Space'

/** An engine's way of driving it. */
export type Driver = {
  readonly load: (url: string) => Promise<unknown>
  readonly back: () => Promise<unknown>
  /** What an expression is worth in the page, waited for. */
  readonly run: (expression: string) => Promise<unknown>
  /** Clicks a place in the page's window. */
  readonly click: (x: number, y: number) => Promise<unknown>
  /** Types into the field that has the focus. */
  readonly type: (text: string) => Promise<unknown>
  readonly press: (key: Key) => Promise<unknown>
  /** Gives the page's window this width, and the height below. */
  readonly resize: (width: number) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

export type Engine = {
  readonly name: string
  /** Null if it is on this machine, else a line on how to get it. */
  readonly missing: string | null
  /** @param isParticular as a visitor has set it who has script off, a dark scheme, less motion and text of twice the size */
  readonly start: (site: Site, isParticular: boolean) => Promise<Driver>
}

/** An element by its selector and, if there are several, by a part of its text. */
type Target = readonly [selector: string, text?: string]

/** Height of the page's window, the same in every engine. */
export const windowHeight = 800

/** Tries again until `work` does not fail any more. */
export async function eventually<Result>(
  work: () => Result | Promise<Result>,
  most = 10_000,
): Promise<Result> {
  const end = performance.now() + most
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) throw error
      await wait(50)
    }
  }
}

const callOf = (work: (...given: never[]) => unknown, given: readonly unknown[]) =>
  `(${work.toString()})(...${JSON.stringify(given)})`

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
  async load(path: string): Promise<void> {
    await this.#driver.load(this.#site + path)
  }

  /** Loads a page, and waits until its app has started. */
  async open(path: string): Promise<void> {
    await this.load(path)
    await this.until(appHasStarted)
  }

  back = () => this.#driver.back()

  press = (key: Key) => this.#driver.press(key)

  /** Runs a function in the page, which knows nothing but its arguments. */
  async run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    return (await this.#driver.run(callOf(work, given))) as Awaited<Result>
  }

  /** Waits until a function in the page says something true. */
  async until<Given extends readonly unknown[]>(
    work: (...given: Given) => unknown,
    ...given: Given
  ): Promise<void> {
    await this.#hold(callOf(work, given))
  }

  /** Waits until the element is there to be seen. */
  find = (...target: Target) => this.#hold(callOf(visibleElement, target))

  /** Whether there is such an element to be seen now. */
  sees = (...target: Target) => this.#driver.run(`Boolean(${callOf(visibleElement, target)})`)

  /** Waits until the element is in the window with nothing over it. */
  async inSight(...target: Target): Promise<void> {
    await this.find(...target)
    const element = callOf(visibleElement, target)
    await this.#driver.run(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    await this.#hold(`(${nothingOver.toString()})(${element})`)
  }

  /** Clicks the element as soon as nothing lies over it any more. */
  async click(...target: Target): Promise<void> {
    await this.inSight(...target)
    const box = `${callOf(visibleElement, target)}.getClientRects()[0]`
    const middle = '(({ x, y, width, height }) => [x + width / 2, y + height / 2])'
    const [x, y] = (await this.#driver.run(`${middle}(${box})`)) as [number, number]
    await this.#driver.click(Math.round(x), Math.round(y))
  }

  /** Focuses an element as the keyboard does, without a scroll. */
  async focus(...target: Target): Promise<void> {
    await this.find(...target)
    await this.#driver.run(`${callOf(visibleElement, target)}.focus({ preventScroll: true })`)
  }

  async type(field: string, text: string): Promise<void> {
    await this.focus(field)
    await this.#driver.type(text)
  }

  async resize(width: number): Promise<void> {
    await this.#driver.resize(width)
    // Not by the window's size alone: on a busy machine WebKit gives its styles the new one later.
    await this.until((wide) => matchMedia(`(width: ${wide}px)`).matches, width)
  }

  #hold(expression: string): Promise<void> {
    return eventually(async () => {
      if (!(await this.#driver.run(`Boolean(${expression})`)))
        throw new Error(`In vain: ${expression}`)
    })
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
