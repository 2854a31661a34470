// A press of a form's button shortly after the thanks is ignored, because it is the second one of a double click.
import { act, render, renderHook } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { useThanks } from '../../../../../src/site/Form/FormParts.tsx'

it.each([
  [1000, true],
  [2001, false],
])('a press %i milliseconds after the thanks is ignored: %s', (delay, isIgnored) => {
  const { result } = renderHook(() => useThanks('Gracias'))
  const thanksAt = 500
  act(() => result.current.thank(thanksAt))
  render(result.current.message)
  const preventDefault = vi.fn<() => void>()
  const press = { timeStamp: thanksAt + delay, preventDefault }
  result.current.button.onClick(press as unknown as MouseEvent)
  expect(preventDefault).toHaveBeenCalledTimes(isIgnored ? 1 : 0)
})
