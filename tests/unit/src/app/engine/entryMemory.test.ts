// Scroll position, typed text and focus come back with an entry of the browser's history.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEntryMemory } from '../../../../../src/app/engine/entryMemory.ts'
import { afterFrame } from '../../../../../src/browser/afterFrame.ts'
import { fragments } from '../../../../../src/lib/reservedNames.ts'

const scrollTo = vi.fn<(x: number, y: number) => void>()

/** Waits for the next frame. By then the memory has written into the entry's state. */
const nextFrame = () => new Promise<void>((resolve) => afterFrame(resolve))

const page = '<a href="#abajo">Abajo</a><button>Botón</button><input id="nombre">'

/** Renders a page with new elements, as React does at each visit. `<main>` stays. */
function render(): void {
  document.getElementById(fragments.main)!.innerHTML = page
}

const nameField = () => document.querySelector('input')!

/** Makes a memory as a page load does: from now on the app restores scroll positions, and the browser does not. */
function createMemoryAtLoad() {
  const memory = createEntryMemory()
  memory.takeOver()
  return memory
}

/** Shows an entry, as a visit or the Back button does. Unlike in a browser, its state has only the key. */
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

it('an entry comes back at its scroll position', () => {
  const memory = createMemoryAtLoad()
  vi.stubGlobal('scrollY', 700)
  show(memory, 'dos')
  show(memory, 'uno')
  expect(memory.restore()).toBe(true)
  expect(scrollTo.mock.calls).toEqual([[0, 700]])
})

it('an entry comes back with what was typed, and then with the focus', () => {
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

it('scroll positions outlast a page load', async () => {
  const memory = createMemoryAtLoad()
  vi.stubGlobal('scrollY', 700)
  show(memory, 'dos')
  await nextFrame()
  const { tops } = history.state
  // The page loads anew at the first entry, whose state has the positions (`tops`).
  history.replaceState({ key: 'uno', tops }, '')
  expect(createMemoryAtLoad().restore()).toBe(true)
  expect(scrollTo.mock.calls).toEqual([[0, 700]])
})

// After a click on a fragment link the browser scrolls before the app hears of the navigation. So the app has to remember the
// position at the click.
it.each([
  { clicked: 'a', tops: [['uno', 700]] },
  { clicked: 'button', tops: [] },
])('a click on <$clicked> remembers the positions $tops', async ({ clicked, tops }) => {
  const memory = createMemoryAtLoad()
  vi.stubGlobal('scrollY', 700)
  document.querySelector<HTMLElement>(clicked)!.click()
  memory.enter()
  await nextFrame()
  expect(history.state.tops).toEqual(tops)
})

it('while a page is hidden the browser restores scroll positions, and after it is shown again the app does', async () => {
  createMemoryAtLoad()
  expect(history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(history.scrollRestoration).toBe('manual'))
})
