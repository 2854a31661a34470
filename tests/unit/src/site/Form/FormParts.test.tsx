import { act, render, renderHook } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { useThanks } from '../../../../../src/site/Form/FormParts.tsx'

/** When the thanks are shown, in milliseconds since the page was opened, as in `Event.timeStamp`. */
const thanksAt = 500

/**
 * Shows the thanks, and calls the handler of the form's button some milliseconds later. No form is rendered. The message is
 * rendered, because the handler does nothing without it.
 * @returns whether the handler keeps the browser from sending the form again
 */
function isPressIgnoredAfter(delay: number): boolean {
  const { result } = renderHook(() => useThanks('Gracias'))
  act(() => result.current.thank(thanksAt))
  render(result.current.message)
  const preventDefault = vi.fn<() => void>()
  const press: Partial<MouseEvent> = { timeStamp: thanksAt + delay, preventDefault }
  result.current.button.onClick(press as MouseEvent)
  return preventDefault.mock.calls.length > 0
}

it('a press one second after the thanks is ignored, because it may be the second of a double click', () => {
  expect(isPressIgnoredAfter(1000)).toBe(true)
})

it('a press more than two seconds after the thanks sends the form again', () => {
  expect(isPressIgnoredAfter(2001)).toBe(false)
})
