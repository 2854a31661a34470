// `importPage` loads a page's script, and those stylesheets of the page that the document lacks.
import { expect, it, vi } from 'vitest'

/** Makes a document that has these stylesheets. @returns the `importPage` of its app */
async function importPageInDocumentWith(files: string) {
  document.head.innerHTML = `<script type="module" data-styles="${files}"></script>`
  vi.resetModules()
  return (await import('../../../../../src/app/engine/importPage.ts')).importPage
}

const stylesheetLinks = () => [...document.head.querySelectorAll('link')]

/** The exports of the page's script. */
const chunk = { Page: 'Programa' }

it('importing a page waits for the stylesheet that the document lacks, and requests it only once', async () => {
  const importPage = await importPageInDocumentWith('assets/app.css')
  const importProgramme = () =>
    importPage(async () => chunk, ['assets/app.css', 'assets/Programme.css'])
  const onImported = vi.fn<(module: unknown) => void>()
  const firstImport = importProgramme().then(onImported)
  const secondImport = importProgramme()
  await Promise.resolve()

  const addresses = stylesheetLinks().map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/assets/Programme.css'])
  expect(onImported).not.toHaveBeenCalled()

  stylesheetLinks()[0]?.dispatchEvent(new Event('load'))
  await firstImport
  expect(onImported).toHaveBeenCalledWith(chunk)
  expect(await secondImport).toBe(chunk)
  expect(await importProgramme()).toBe(chunk)
  expect(stylesheetLinks()).toHaveLength(1)
})

it('if a stylesheet cannot be loaded, the import fails like the import of a missing script, and can be repeated', async () => {
  const importPage = await importPageInDocumentWith('')
  const firstImport = importPage(async () => chunk, ['assets/Faq.css'])
  stylesheetLinks()[0]?.dispatchEvent(new Event('error'))

  // Browsers reject `import()` of a missing script with a TypeError about an "imported module".
  await expect(firstImport).rejects.toThrow(TypeError)
  await expect(firstImport).rejects.toThrow(/imported module.*Faq\.css/)
  expect(stylesheetLinks()).toEqual([])

  const secondImport = importPage(async () => chunk, ['assets/Faq.css'])
  stylesheetLinks()[0]?.dispatchEvent(new Event('load'))
  expect(await secondImport).toBe(chunk)
})
