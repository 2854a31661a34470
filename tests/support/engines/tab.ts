import { setTimeout as wait } from 'node:timers/promises'
import { appHasStarted } from '../../../scripts/lib/app-started.ts'
import { nothingOver } from '../nothing-over.ts'

export type Key = 'Enter' | 'Escape' | 'Space'

/** What an engine's way of driving it has to know. */
export type Driver = {
  readonly load: (url: string) => Promise<void>
  readonly back: () => Promise<void>
  /** What an expression is worth in the page, waited for. */
  readonly run: (expression: string) => Promise<unknown>
  /** Clicks the element that an expression is. */
  readonly click: (element: string) => Promise<void>
  /** Types into the field that an expression is. */
  readonly type: (field: string, text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Gives the page's window this width, and the height below. */
  readonly resize: (width: number) => Promise<void>
}

/** An element by its selector and, if there are several, by a part of its text. */
type Target = readonly [selector: string, text?: string]

/** Height of the page's window, the same in every engine. */
export const windowHeight = 800

/** How long something is waited for, in milliseconds. */
export const patience = 10_000

/** Tries again until `work` does not fail any more. */
export async function eventually<Result>(
  work: () => Result | Promise<Result>,
  most = patience,
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
  load(path: string): Promise<void> {
    return this.#driver.load(this.#site + path)
  }

  /** Loads a page, and waits until its app has started. */
  async open(path: string): Promise<void> {
    await this.load(path)
    await this.until(appHasStarted)
  }

  back(): Promise<void> {
    return this.#driver.back()
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key)
  }

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
    await this.#hold(`Boolean(${callOf(work, given)})`)
  }

  /** Waits until the element is there to be seen. */
  async find(...target: Target): Promise<void> {
    await this.#hold(`Boolean(${callOf(visibleElement, target)})`)
  }

  /** Whether there is such an element to be seen now. */
  async sees(...target: Target): Promise<boolean> {
    return Boolean(await this.#driver.run(`Boolean(${callOf(visibleElement, target)})`))
  }

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
    await this.#driver.click(callOf(visibleElement, target))
  }

  async type(field: string, text: string): Promise<void> {
    await this.find(field)
    await this.#driver.type(callOf(visibleElement, [field]), text)
  }

  /** Focuses an element as the keyboard does, without a scroll. */
  async focus(...target: Target): Promise<void> {
    await this.find(...target)
    await this.#driver.run(`${callOf(visibleElement, target)}.focus({ preventScroll: true })`)
  }

  async resize(width: number): Promise<void> {
    await this.#driver.resize(width)
    // Not by the window's size alone: on a busy machine WebKit gives its styles the new one later.
    await this.until((wide) => matchMedia(`(width: ${wide}px)`).matches, width)
  }

  #hold(expression: string): Promise<void> {
    return eventually(async () => {
      if (!(await this.#driver.run(expression))) throw new Error(`In vain: ${expression}`)
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
