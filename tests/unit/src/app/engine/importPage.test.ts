// importPage loads a page's script and the styles that the document lacks.
import { expect, it, vi } from 'vitest'

/** Imports importPage into a document that has the styles of these files. */
async function importPageWithStyles(files: string) {
  document.head.innerHTML = `<script type="module" data-styles="${files}"></script>`
  vi.resetModules()
  return (await import('../../../../../src/app/engine/importPage.ts')).importPage
}

const stylesheetLinks = () => [...document.head.querySelectorAll('link')]
const chunk = { Page: 'Programa' }

it('importing a page waits for the styles that the document lacks, and requests them once', async () => {
  const importPage = await importPageWithStyles('assets/app.css')
  const importProgramme = () =>
    importPage(async () => chunk, ['assets/app.css', 'assets/Programme.css'])
  const show = vi.fn<(module: unknown) => void>()
  const firstImport = importProgramme().then(show)
  const secondImport = importProgramme()
  await Promise.resolve()
  const addresses = stylesheetLinks().map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/assets/Programme.css'])
  expect(show).not.toHaveBeenCalled()
  stylesheetLinks()[0]?.dispatchEvent(new Event('load'))
  await firstImport
  expect(show).toHaveBeenCalledWith(chunk)
  expect(await secondImport).toBe(chunk)
  expect(await importProgramme()).toBe(chunk)
  expect(stylesheetLinks()).toHaveLength(1)
})

it('if styles cannot be loaded, the import fails like that of a missing script, and can be repeated', async () => {
  const importPage = await importPageWithStyles('')
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
