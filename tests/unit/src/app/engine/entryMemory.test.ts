// When a visitor goes back to an entry of the browser's history, the app restores scroll position, typed text and focus.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEntryMemory } from '../../../../../src/app/engine/entryMemory.ts'
import { afterFrame } from '../../../../../src/browser/afterFrame.ts'
import { fragments } from '../../../../../src/lib/reservedNames.ts'

const scrollTo = vi.fn<(x: number, y: number) => void>()

/** Waits for the next frame. In it the memory writes into the entry's state (`history.state`). */
const nextFrame = () => new Promise<void>((resolve) => afterFrame(resolve))

const page = '<a href="#abajo">Abajo</a><button>Botón</button><input id="nombre">'

/** Renders the page's content with new elements, as React does at each visit. `<main>` stays the same element. */
function render(): void {
  document.getElementById(fragments.main)!.innerHTML = page
}

const nameField = () => document.querySelector('input')!

/** Makes a memory as the app does after a page load. From then on the app restores scroll positions instead of the browser. */
function createMemoryAtLoad() {
  const memory = createEntryMemory()
  memory.takeOver()
  return memory
}

/** Shows an entry, as a visit or the Back button does. In contrast to a browser, the state of the entry has only the key. */
function show(memory: ReturnType<typeof createEntryMemory>, key: string): void {
  memory.remember()
  history.replaceState({ key }, '')
  render()
  memory.enter()
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 0)
  history.replaceState({ key: 'uno' }, '')
  document.body.innerHTML = `<main id="${fragments.main}" tabindex="-1">${page}</main>`
})

afterEach(async () => {
  // Otherwise the memory would write into the entry of the next test.
  await nextFrame()
  vi.unstubAllGlobals()
  scrollTo.mockClear()
})

it('going back to an entry restores its scroll position', () => {
  const memory = createMemoryAtLoad()
  vi.stubGlobal('scrollY', 700)
  show(memory, 'dos')
  show(memory, 'uno')
  expect(memory.restore()).toBe(true)
  expect(scrollTo.mock.calls).toEqual([[0, 700]])
})

it('going back to an entry restores what was typed, and then the focus', () => {
  const memory = createMemoryAtLoad()
  nameField().value = 'Ana'
  nameField().focus()
  show(memory, 'dos')
  show(memory, 'uno')
  memory.restore()
  expect(nameField().value).toBe('Ana')
  memory.restoreFocus()
  expect(document.activeElement).toBe(nameField())
})

it('nothing is restored for an entry that is shown for the first time', () => {
  const memory = createMemoryAtLoad()
  show(memory, 'dos')
  expect(memory.restore()).toBe(false)
  expect(scrollTo).not.toHaveBeenCalled()
})

it('scroll positions are restored even after a page load', async () => {
  const memory = createMemoryAtLoad()
  vi.stubGlobal('scrollY', 700)
  show(memory, 'dos')
  await nextFrame()

  // The page loads anew at the first entry. `tops` are the scroll positions that the memory has written.
  const { tops } = history.state
  history.replaceState({ key: 'uno', tops }, '')
  const memoryAfterLoad = createMemoryAtLoad()

  expect(memoryAfterLoad.restore()).toBe(true)
  expect(scrollTo.mock.calls).toEqual([[0, 700]])
})

// After a click on a fragment link the browser scrolls before the app hears of the navigation. So the app remembers the scroll
// position at the click.
it.each([
  { clicked: 'a', positions: [['uno', 700]] },
  { clicked: 'button', positions: [] },
])(
  'a click on <$clicked> remembers the scroll positions $positions',
  async ({ clicked, positions }) => {
    const memory = createMemoryAtLoad()
    vi.stubGlobal('scrollY', 700)
    document.querySelector<HTMLElement>(clicked)!.click()
    memory.enter()
    await nextFrame()
    expect(history.state.tops).toEqual(positions)
  },
)

// With "manual" the app restores scroll positions. With "auto" the browser does.
it('the browser restores scroll positions while a page is hidden, and the app once it is shown again', async () => {
  createMemoryAtLoad()
  expect(history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(history.scrollRestoration).toBe('manual'))
})
