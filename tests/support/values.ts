import { onTestFinished, vi } from 'vitest'

type Values = typeof import('content/values.ts')

/**
 * Replaces values of the tests' event for components that the test imports afterwards. A component reads the values when it
 * is imported, so the test imports it by `import()` after this call.
 * @param changed gives the changed values
 */
export function replaceValues(changed: (values: Values) => object): void {
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => {
    const values = await importActual<Values>()
    return { ...values, ...changed(values) }
  })
  // Test files share their modules (`isolate: false`), so the next test must not get these.
  onTestFinished(() => {
    vi.doUnmock('content/values.ts')
    vi.resetModules()
  })
}
