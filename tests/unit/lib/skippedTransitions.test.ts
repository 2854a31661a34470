import { expect, it } from 'vitest'
import { ignoreSkippedTransitions } from '../../../src/lib/skippedTransitions.ts'

/** Whether the console hears of a promise that was rejected for this reason. */
function isTold(reason: unknown): boolean {
  const event = new Event('unhandledrejection', { cancelable: true })
  return window.dispatchEvent(Object.assign(event, { reason }))
}

it('the console hears of every rejection but a view transition that was skipped', () => {
  const skipped = new DOMException('Transition was skipped. skipTransition() called', 'AbortError')
  expect(isTold(skipped)).toBe(true)
  ignoreSkippedTransitions()
  expect(isTold(skipped)).toBe(false)
  expect(isTold(new DOMException('The request was aborted', 'AbortError'))).toBe(true)
  expect(isTold(new DOMException('Transition', 'SecurityError'))).toBe(true)
  expect(isTold(new Error('Transition was skipped'))).toBe(true)
  expect(isTold(undefined)).toBe(true)
})
