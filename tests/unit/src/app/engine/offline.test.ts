// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { registerWorker } from '../../../../../src/app/engine/offline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** Calls `registerWorker` in a browser with this `navigator`, and lets time pass, because it registers the worker later. */
async function registerWorkerIn(navigator: object) {
  vi.stubGlobal('navigator', navigator)
  registerWorker()
  await vi.runAllTimersAsync()
}

it('the app registers the service worker', async () => {
  const register = vi.fn<(address: string) => Promise<void>>().mockResolvedValue()
  await registerWorkerIn({ serviceWorker: { register } })
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
})

it('the app registers no service worker if the browser saves data', async () => {
  const register = vi.fn<(address: string) => Promise<void>>().mockResolvedValue()
  await registerWorkerIn({ serviceWorker: { register }, connection: { saveData: true } })
  expect(register).not.toHaveBeenCalled()
})

// Vitest fails if a promise is rejected and nobody catches the error.
it('a browser that refuses the service worker causes no uncaught error', async () => {
  const refusal = new DOMException('Refused', 'SecurityError')
  const register = vi.fn<(address: string) => Promise<void>>().mockRejectedValue(refusal)
  await registerWorkerIn({ serviceWorker: { register } })
  expect(register).toHaveBeenCalledOnce()
})
