// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { keepForOffline } from '../../../src/browser/offline.ts'

const register = vi.fn<(address: string) => Promise<void>>()

/** Runs the browser's idle work. @returns how often a worker was registered */
async function registrations(browser: object): Promise<number> {
  register.mockReset().mockRejectedValue(new DOMException('Refused', 'SecurityError'))
  vi.useFakeTimers()
  vi.stubGlobal('navigator', browser)
  keepForOffline()
  await vi.runAllTimersAsync()
  return register.mock.calls.length
}

it('registers the worker once, but not with data saving', async () => {
  expect(await registrations({ serviceWorker: { register } })).toBe(1)
  expect(register).toHaveBeenCalledWith('/sw.js')
  expect(await registrations({ serviceWorker: { register }, connection: { saveData: true } })).toBe(
    0,
  )
})
