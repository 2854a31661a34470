// Whatever the browser refuses, a page can be shared.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShareMenu } from '../../../../../src/site/ShareMenu/ShareMenu.tsx'
import { copy } from '../../../../support/evento.ts'

const url = 'https://evento.example/programa'
const texts = copy.share

/** Gives the browser these abilities, renders the menu, and presses it. */
async function press(abilities: object) {
  vi.stubGlobal('navigator', abilities)
  render(<ShareMenu shared={{ url, text: 'Programa' }} />)
  await act(async () => void fireEvent.click(screen.getByText(texts.label)))
  return document.querySelector('details') as HTMLDetailsElement
}

const pressCopy = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.copy })))

/** The status says it a moment after the press. */
const isSaid = () => screen.findByText(texts.copied)

const refusal = (name: string) => Promise.reject(new DOMException('', name))

it.each([
  ['is refused', 'NotAllowedError', true],
  ['is closed by the visitor', 'AbortError', false],
])('if the share sheet %s (%s), the list opens: %s', async (_, reason, opens) => {
  const share = vi.fn<(shared: ShareData) => Promise<void>>(() => refusal(reason))
  expect((await press({ share })).open).toBe(opens)
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Programa', url })
})

it('each copy is announced, and the button keeps its name', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  await press({ clipboard: { writeText } })
  await pressCopy()
  await isSaid()
  await pressCopy()
  // A status that stays as it was is not announced.
  expect(screen.getByRole('status').textContent).toBe('')
  await isSaid()
  expect(writeText).toHaveBeenCalledWith(url)
})

it('if copying is forbidden, the page says so and shows the address', async () => {
  await press({ clipboard: { writeText: () => refusal('NotAllowedError') } })
  await pressCopy()
  expect(await screen.findByText(`${texts.refused} ${url}`)).toBeDefined()
})
