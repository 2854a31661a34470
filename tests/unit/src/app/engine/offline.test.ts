// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { keepForOffline } from '../../../../../src/app/engine/offline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** Calls keepForOffline in a browser with this `navigator`, and lets time pass. */
async function keepIn(navigator: object) {
  vi.stubGlobal('navigator', navigator)
  keepForOffline()
  await vi.runAllTimersAsync()
}

it('the app registers the service worker', async () => {
  const register = vi.fn<(address: string) => Promise<void>>().mockResolvedValue()
  await keepIn({ serviceWorker: { register } })
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
})

it('with data saving the app registers no service worker', async () => {
  const register = vi.fn<(address: string) => Promise<void>>().mockResolvedValue()
  await keepIn({ serviceWorker: { register }, connection: { saveData: true } })
  expect(register).not.toHaveBeenCalled()
})

// Vitest fails if nobody catches a promise's error.
it('a browser that refuses the service worker causes no error', async () => {
  const refusal = new DOMException('Refused', 'SecurityError')
  const register = vi.fn<(address: string) => Promise<void>>().mockRejectedValue(refusal)
  await keepIn({ serviceWorker: { register } })
  expect(register).toHaveBeenCalledOnce()
})
