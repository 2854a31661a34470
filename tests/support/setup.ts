// Runs before each file of unit tests, in Node and in jsdom.
import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

// This time zone is far from the time zone of every event, so a test that depends on the machine's time zone fails.
process.env.TZ = 'Pacific/Auckland'

const testingLibrary = typeof window === 'undefined' ? null : await import('@testing-library/react')

if (testingLibrary) {
  // Vitest's functions are not global here, so Testing Library neither sets this flag nor cleans up by itself.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Ten seconds instead of one, for a busy machine.
  testingLibrary.configure({ asyncUtilTimeout: 10_000 })
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = () => {}
}

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const reportedErrors = vi.mocked(console.error).mock.calls.map((args) => format(...args))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  if (testingLibrary) {
    testingLibrary.cleanup()
    document.head.replaceChildren()
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/')
  }
  // React reports missing keys, unknown attributes and wrongly nested elements by `console.error`.
  if (reportedErrors.length > 0) throw new Error(reportedErrors.join('\n'))
})
