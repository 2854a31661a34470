import { act, render, renderHook } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { useThanks } from '../../../../../src/site/Form/FormParts.tsx'

it.each([
  ['at once', 1000, true],
  ['after two seconds', 2001, false],
])('a press %s after the thanks is taken for the same one: %s', (_, later, isSame) => {
  const { result } = renderHook(() => useThanks('Gracias'))
  act(() => result.current.thank(500))
  render(result.current.message)
  const preventDefault = vi.fn<() => void>()
  result.current.button.onClick({ timeStamp: 500 + later, preventDefault } as unknown as MouseEvent)
  expect(preventDefault).toHaveBeenCalledTimes(isSame ? 1 : 0)
})
