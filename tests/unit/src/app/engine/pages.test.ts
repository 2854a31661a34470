// @vitest-environment node
// The app starts only if the address leads to the page for which the document was built.
import { expect, it, vi } from 'vitest'
import { isPageAt } from '../../../../../src/app/engine/pages.ts'

const routes = [{ children: ['/', '/faq', '/404', '*'].map((path) => ({ path })) }]

it.each([
  ['/faq', '/faq', true],
  ['/faq', '/faq/', true],
  ['/404', '/no-existe', true],
  // Under `npm run dev` the document names no page.
  [undefined, '/no-existe', true],
  // A copy of the document in a web archive.
  ['/faq', '/web/2025/https:/evento.example/faq', false],
  // A copy of the document behind a proxy, which has the page's address in the query. So the path is "/".
  ['/faq', '/', false],
])('in the document of %s at the address %s the app may start: %s', (page, path, mayStart) => {
  const root = { dataset: { page } }
  expect(isPageAt(path, root, routes)).toBe(mayStart)
  // A site in a sub-folder.
  vi.stubEnv('BASE_URL', '/evento/')
  expect(isPageAt(`/evento${path}`, root, routes)).toBe(mayStart)
})
