// @vitest-environment node
// The app starts only if the address leads to the page for which the document was built.
import { expect, it, vi } from 'vitest'
import { isPageAt } from '../../../../../src/app/engine/pages.ts'

const routes = [{ children: ['/', '/faq', '/404', '*'].map((path) => ({ path })) }]

it.each([
  ['/faq', '/faq', true],
  ['/faq', '/faq/', true],
  ['/404', '/no-existe', true],
  // The document of `npm run dev` names no page.
  [undefined, '/no-existe', true],
  // A copy in a web archive.
  ['/faq', '/web/2025/https:/evento.example/faq', false],
  // A copy behind a proxy, whose path is "/". The address of the page is in the query.
  ['/faq', '/', false],
])('at the document of %s, at the address %s, the app may start: %s', (page, path, mayStart) => {
  expect(isPageAt(path, { dataset: { page } }, routes)).toBe(mayStart)
  // The same holds in a sub-folder.
  vi.stubEnv('BASE_URL', '/evento/')
  expect(isPageAt(`/evento${path}`, { dataset: { page } }, routes)).toBe(mayStart)
})
