import { onTestFinished, vi } from 'vitest'

type Values = typeof import('content/values.ts')

/**
 * Replaces values of the tests' event for components that the test imports afterwards. A component that has been imported
 * before keeps the old values, so tests import it by `import()`.
 */
export function replaceValues(changed: (values: Values) => object): void {
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => {
    const values = await importActual<Values>()
    return { ...values, ...changed(values) }
  })
  // Tests of other files may get the same modules.
  onTestFinished(() => {
    vi.doUnmock('content/values.ts')
    vi.resetModules()
  })
}
