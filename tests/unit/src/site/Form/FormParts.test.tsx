import { act, render, renderHook } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { useThanks } from '../../../../../src/site/Form/FormParts.tsx'

/** The moment at which the thanks are shown, in milliseconds since the page was opened (`Event.timeStamp`). */
const thanksAt = 500

/**
 * Whether the form's button ignores a press some time after the thanks are shown, so that the browser does not send the form
 * again. No form is rendered. The message of thanks is rendered, because the button's handler does nothing without it.
 * @param delay milliseconds from the thanks to the press
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
