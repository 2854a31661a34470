import { onTestFinished, vi } from 'vitest'

type Values = typeof import('content/values.ts')

/**
 * Replaces values of the tests' event. A component reads the values when it is imported, so the test imports the component by
 * `import()` after this call.
 *
 * During this call the test must import nothing else, such as a lazy part of a page. Vitest 4.1 carries out `doMock` and
 * `doUnmock` at the next import, and loses them if two imports run at once.
 * @param changed returns the changed values
 */
export async function replaceValues(changed: (values: Values) => object): Promise<void> {
  await vi.dynamicImportSettled()
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => {
    const values = await importActual<Values>()
    return { ...values, ...changed(values) }
  })
  // This import carries out `doMock`.
  await import('content/values.ts')
  onTestFinished(restoreValues)
}

/** Test files share their modules (`isolate: false`), so the next test must not get changed values. */
async function restoreValues(): Promise<void> {
  await vi.dynamicImportSettled()
  vi.doUnmock('content/values.ts')
  // This import carries out `doUnmock`.
  await import('content/values.ts')
  vi.resetModules()
}
