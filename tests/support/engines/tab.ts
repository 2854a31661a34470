import { writeFileSync } from 'node:fs'
import { appHasStarted } from '../../../scripts/lib/app-started.ts'
import { nothingOver } from '../nothing-over.ts'
import { eventually } from './eventually.ts'

/** What we use of W3C WebDriver, under the names that Firefox gives its commands. */
export const commands = {
  Navigate: 'POST /url',
  Back: 'POST /back',
  Forward: 'POST /forward',
  Refresh: 'POST /refresh',
  ExecuteScript: 'POST /execute/sync',
  ElementClick: 'POST /element/{id}/click',
  ElementSendKeys: 'POST /element/{id}/value',
  PerformActions: 'POST /actions',
  SwitchToFrame: 'POST /frame',
  TakeScreenshot: 'GET /screenshot',
  SetWindowRect: 'POST /window/rect',
  GetWindowHandles: 'GET /window/handles',
  SwitchToWindow: 'POST /window',
  CloseWindow: 'DELETE /window',
} as const

export type Send = (command: keyof typeof commands, parameters?: object) => Promise<unknown>

/** Keys that stand for no character (WebDriver §17.4.2). */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' } as const

/** An element by its selector and, if there are several, by a part of its text. */
export type Target = readonly [selector: string, text?: string]

type ElementReference = Readonly<Record<string, string>>

/** Height of the page's window, the same in every engine. */
export const windowHeight = 800

/** A browser's tab, driven as a visitor would: what is waited for may take as long as `patience` in the configuration. */
export class Tab {
  readonly #site: string
  readonly #send: Send
  readonly #setWidth: (width: number) => Promise<void>

  /**
   * @param site address of the site, without a slash at its end
   * @param setWidth gives the page's window this width, and the height above
   */
  constructor(site: string, send: Send, setWidth: (width: number) => Promise<void>) {
    this.#site = site
    this.#send = send
    this.#setWidth = setWidth
  }

  /** Loads a page, and waits until it is loaded. */
  async load(path: string): Promise<void> {
    await this.#send('Navigate', { url: this.#site + path })
  }

  /** Loads a page, and waits until its app has started. */
  async open(path: string): Promise<void> {
    await this.load(path)
    await this.started()
  }

  /** The same as `appStarted` of scripts/audit, whatever drives the browser. */
  started(): Promise<void> {
    return this.until(appHasStarted)
  }

  async back(): Promise<void> {
    await this.#send('Back')
  }

  async reload(): Promise<void> {
    await this.#send('Refresh')
  }

  /** Runs a function in the page, which knows nothing but its arguments. */
  async run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const script = `return (${work.toString()})(...arguments)`
    return (await this.#send('ExecuteScript', { script, args: given })) as Awaited<Result>
  }

  /** Waits until a function in the page says something true. */
  async until<Given extends readonly unknown[]>(
    work: (...given: Given) => unknown,
    ...given: Given
  ): Promise<void> {
    const asked = [work.toString(), ...given.map((one) => JSON.stringify(one))].join(' ')
    await eventually(async () => {
      if (!(await this.run(work, ...given))) throw new Error(`In vain: ${asked}`)
    })
  }

  /** Waits until the element is there to be seen. */
  async find(...target: Target): Promise<ElementReference> {
    await this.until(visibleElement, ...target)
    return (await this.run(visibleElement, ...target)) as unknown as ElementReference
  }

  /** Whether there is such an element to be seen now. */
  async sees(...target: Target): Promise<boolean> {
    return Boolean(await this.run(visibleElement, ...target))
  }

  /** Waits until the element is in the window with nothing over it. */
  async inSight(...target: Target): Promise<void> {
    const element = (await this.find(...target)) as unknown as Element
    await this.run(scrollThere, element)
    await this.until(nothingOver, element)
  }

  /** Clicks the element as soon as nothing lies over it any more. */
  click(...target: Target): Promise<void> {
    return eventually(async () => {
      const [id] = Object.values(await this.find(...target))
      await this.#send('ElementClick', { id })
    })
  }

  /** Types into a field. */
  async type(field: string, text: string): Promise<void> {
    const [id] = Object.values(await this.find(field))
    await this.#send('ElementSendKeys', { id, text })
  }

  async press(key: keyof typeof keys): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
    await this.#send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  /** Focuses an element as the keyboard does, without a scroll. */
  async focus(...target: Target): Promise<void> {
    await this.until(visibleElement, ...target)
    await this.run(
      (element: HTMLElement) => element.focus({ preventScroll: true }),
      (await this.find(...target)) as unknown as HTMLElement,
    )
  }

  /** Runs work in the frame, and comes back to the page. */
  async inFrame(selector: string, work: () => Promise<void>): Promise<void> {
    await this.#send('SwitchToFrame', { id: await this.find(selector) })
    try {
      await work()
    } finally {
      await this.#send('SwitchToFrame', { id: null })
    }
  }

  /** Does what opens a tab, and closes that tab. */
  async opensTab(work: () => Promise<void>): Promise<void> {
    const handles = async () => (await this.#send('GetWindowHandles')) as string[]
    const [own] = await handles()
    await work()
    const other = await eventually(async () => {
      const found = (await handles()).find((handle) => handle !== own)
      if (!found) throw new Error('No tab opens.')
      return found
    })
    await this.#send('SwitchToWindow', { handle: other })
    await this.#send('CloseWindow')
    await this.#send('SwitchToWindow', { handle: own })
  }

  async resize(width: number): Promise<void> {
    await this.#setWidth(width)
    await this.until(
      // Not by the window's size alone: on a busy machine WebKit gives its styles the new one later.
      (wide, high) => matchMedia(`(width: ${wide}px)`).matches && innerHeight === high,
      width,
      windowHeight,
    )
  }

  /** Writes a picture of what is in the window, as PNG. */
  async photograph(file: string): Promise<void> {
    const picture = await this.#send('TakeScreenshot', { full: false })
    writeFileSync(file, Buffer.from(picture as string, 'base64'))
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

const scrollThere = (element: Element) => element.scrollIntoView({ block: 'center' })
