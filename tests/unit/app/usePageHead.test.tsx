import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useUnlistedHead } from '../../../src/app/usePageHead.ts'

it('the head of the loaded page stays, though its title has two spaces', () => {
  const { rerender } = renderHook(() => useUnlistedHead('Programa  del día'))
  const [tag] = document.head.querySelectorAll('meta')
  rerender()
  expect(tag?.isConnected).toBe(true)
})
