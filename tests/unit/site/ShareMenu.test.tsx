// Whatever the browser refuses, a page can be shared.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ShareMenu } from '../../../src/site/ShareMenu/ShareMenu.tsx'
import { copy } from '../../support/evento.ts'

const url = 'https://evento.example/programa'
const texts = copy.share

/** Gives the browser these abilities, renders the menu, and presses it. */
async function press(abilities: object) {
  vi.stubGlobal('navigator', abilities)
  render(<ShareMenu shared={{ url, text: 'Programa' }} />)
  await act(async () => void fireEvent.click(screen.getByText(texts.label)))
  return document.querySelector('details') as HTMLDetailsElement
}

const refusal = (name: string) => Promise.reject(new DOMException('', name))

it.each([
  ['is refused', { share: () => refusal('NotAllowedError') }, true],
  [
    'throws',
    {
      share() {
        throw new TypeError('share')
      },
    },
    true,
  ],
  ['is closed by the visitor', { share: () => refusal('AbortError') }, false],
])('if the share sheet %s, the list opens: %s', async (_, abilities, opens) => {
  expect((await press(abilities)).open).toBe(opens)
})

it('the share sheet gets the address and the words', async () => {
  const share = vi.fn<(shared: ShareData) => Promise<void>>(async () => {})
  expect((await press({ share })).open).toBe(false)
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Programa', url })
})

const pressCopy = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.copy })))

it('each copy is announced, and the button keeps its name', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  await press({ clipboard: { writeText } })
  await pressCopy()
  const first = screen.getByText(texts.copied)
  await pressCopy()
  expect(screen.getByText(texts.copied)).not.toBe(first)
  expect(screen.getByRole('status').textContent).toBe(texts.copied)
  expect(writeText).toHaveBeenCalledWith(url)
})

it.each([
  ['forbidden', { clipboard: { writeText: () => refusal('NotAllowedError') } }],
  ['missing', {}],
])('if copying is %s, the page says so and shows the address, selected', async (_, abilities) => {
  await press(abilities)
  await pressCopy()
  const field = document.activeElement as HTMLInputElement
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
  expect(screen.getByRole('status').textContent).toBe(texts.refused)
  expect(field.getAttribute('aria-label')).toBe(texts.refused)
})
