import type { MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { keepThanks } from '../../../src/site/Form/keepThanks.ts'

it.each([
  ['at once', 1000, true],
  ['after two seconds', 2001, false],
])('a press %s after the thanks is taken for the same one: %s', (_, later, isSame) => {
  const preventDefault = vi.fn<() => void>()
  const click = { timeStamp: 500 + later, preventDefault } as unknown as MouseEvent
  keepThanks(click, document.createElement('p'), 500)
  expect(preventDefault).toHaveBeenCalledTimes(isSame ? 1 : 0)
})
