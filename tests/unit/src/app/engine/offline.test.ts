// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { registerWorker } from '../../../../../src/app/engine/offline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** Calls `registerWorker` in a browser with this `navigator`, and lets time pass. */
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

it('with data saving the app registers no service worker', async () => {
  const register = vi.fn<(address: string) => Promise<void>>().mockResolvedValue()
  await registerWorkerIn({ serviceWorker: { register }, connection: { saveData: true } })
  expect(register).not.toHaveBeenCalled()
})

// Vitest fails if a promise is rejected and nobody catches the error.
it('if the browser refuses the service worker, there is no uncaught error', async () => {
  const refusal = new DOMException('Refused', 'SecurityError')
  const register = vi.fn<(address: string) => Promise<void>>().mockRejectedValue(refusal)
  await registerWorkerIn({ serviceWorker: { register } })
  expect(register).toHaveBeenCalledOnce()
})
