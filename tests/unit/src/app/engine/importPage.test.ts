import { beforeEach, expect, it, vi } from 'vitest'

/** The helper on a page that holds the styles of these files, behind those of an extension (Dark Reader). */
async function onPageWith(files: string) {
  document.head.innerHTML = `<style></style><style data-files="${files}"></style>`
  vi.resetModules()
  return (await import('../../../../../src/app/engine/importPage.ts')).importPage
}

const links = () => [...document.head.querySelectorAll('link')]
const chunk = { Page: 'Programa' }

beforeEach(() => vi.resetModules())

it('importing a page waits for the styles that it lacks, and fetches them once', async () => {
  const importPage = await onPageWith('assets/app.css')
  const importing = () => importPage(async () => chunk, ['assets/app.css', 'assets/Programme.css'])
  const shown = vi.fn<(module: unknown) => void>()
  const both = [importing().then(shown), importing()]
  await Promise.resolve()
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/Programme.css'])
  expect(shown).not.toHaveBeenCalled()
  links()[0]?.dispatchEvent(new Event('load'))
  expect((await Promise.all(both))[1]).toBe(chunk)
  expect(shown).toHaveBeenCalledWith(chunk)
  expect([await importing(), links().length]).toEqual([chunk, 1])
})

it('importing a page fails if styles are missing as if the chunk were, and requests them again the next time', async () => {
  const importPage = await onPageWith('')
  const importing = importPage(async () => chunk, ['assets/Faq.css'])
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(importing).rejects.toThrow(TypeError)
  await expect(importing).rejects.toThrow(/imported module.*Faq\.css/)
  expect(links()).toEqual([])
  const again = importPage(async () => chunk, ['assets/Faq.css'])
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await again).toBe(chunk)
})
