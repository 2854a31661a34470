import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { afterFrame } from '../../src/browser/afterFrame.ts'

// A test's result must not depend on the machine's time zone.
process.env.TZ = 'Pacific/Auckland'

const testingLibrary = typeof window === 'undefined' ? null : await import('@testing-library/react')

if (testingLibrary) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  testingLibrary.configure({
    // Pages are chunks, which are compiled at their first import.
    asyncUtilTimeout: 10_000,
    // No style hides anything here, and checking that takes jsdom a second per query.
    defaultHidden: true,
    // The whole document in a failure hides its reason.
    getElementError: (message) => new Error(message?.split('\n\n')[0]),
  })
  // jsdom has no layout, so it lacks scrolling and media queries.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as never
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  // Work that a page has deferred until after the next frame would fail once the file's window is gone.
  afterAll(() => new Promise<void>((resolve) => afterFrame(resolve)))
}

// The router announces its next major version in every test file.
const { warn } = console
console.warn = (...args: unknown[]) => {
  if (!String(args[0]).includes('React Router Future Flag')) warn(...args)
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
  // React complains here: of missing keys, unknown attributes, elements that must not be nested.
  if (complaints.length > 0) throw new Error(complaints.map((args) => format(...args)).join('\n'))
})
