import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

// A test's result must not depend on the machine's time zone.
process.env.TZ = 'Pacific/Auckland'

const testingLibrary = typeof window === 'undefined' ? null : await import('@testing-library/react')

if (testingLibrary) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Time for a busy machine.
  testingLibrary.configure({ asyncUtilTimeout: 10_000 })
  // jsdom has no layout, so it lacks scrolling.
  Element.prototype.scrollIntoView = () => {}
}

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls.slice()
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
  // React reports here: missing keys, unknown attributes, elements that must not be nested.
  if (complaints.length > 0) throw new Error(complaints.map((args) => format(...args)).join('\n'))
})
