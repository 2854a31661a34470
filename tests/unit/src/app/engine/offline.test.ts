// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { keepForOffline } from '../../../../../src/app/engine/offline.ts'

it('registers the service worker, unless data saving is on, and survives a refusal', async () => {
  const register = vi.fn<(address: string) => Promise<void>>()
  register.mockRejectedValue(new DOMException('Refused', 'SecurityError'))
  vi.useFakeTimers()
  for (const connection of [undefined, { saveData: true }]) {
    vi.stubGlobal('navigator', { serviceWorker: { register }, connection })
    keepForOffline()
    await vi.runAllTimersAsync()
  }
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
})
