// A page can be shared even if the browser refuses its share sheet or copying.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShareMenu } from '../../../../../src/site/ShareMenu/ShareMenu.tsx'
import { copy } from '../../../../support/evento.ts'

const url = 'https://evento.example/programa'
const texts = copy.share

/** Presses the button of the menu, in a browser with this `navigator`. @returns the list of ways to share */
async function pressShare(navigator: object) {
  vi.stubGlobal('navigator', navigator)
  render(<ShareMenu shared={{ url, text: 'Programa' }} />)
  await act(async () => void fireEvent.click(screen.getByText(texts.label)))
  return document.querySelector('details') as HTMLDetailsElement
}

const pressCopy = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.copy })))

/** Waits for the text that says that the address is copied. The page shows it a moment after the press. */
const findCopiedText = () => screen.findByText(texts.copied)

/** A promise that a browser rejects with an error of this name. */
const refusal = (errorName: string) => Promise.reject(new DOMException('', errorName))

it.each([
  ['is refused', 'NotAllowedError', true],
  ['is closed by the visitor', 'AbortError', false],
])('if the share sheet %s (%s), the list opens: %s', async (_, errorName, opens) => {
  const share = vi.fn<(shared: ShareData) => Promise<void>>(() => refusal(errorName))
  const list = await pressShare({ share })
  expect(list.open).toBe(opens)
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Programa', url })
})

it('each copy is announced, and the button keeps its name', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  await pressShare({ clipboard: { writeText } })
  await pressCopy()
  await findCopiedText()

  await pressCopy()
  // The status is emptied first, because screen readers do not announce the same text again.
  expect(screen.getByRole('status').textContent).toBe('')
  await findCopiedText()
  expect(writeText).toHaveBeenCalledWith(url)
})

it('if copying is forbidden, the page says so and shows the address', async () => {
  await pressShare({ clipboard: { writeText: () => refusal('NotAllowedError') } })
  await pressCopy()
  expect(await screen.findByText(`${texts.refused} ${url}`)).toBeDefined()
})
