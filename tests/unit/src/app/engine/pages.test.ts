// @vitest-environment node
// The app starts only if the address leads to the page that the document was built for.
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
  // A copy behind a proxy: its path is "/", and the site's address is in its query.
  ['/faq', '/', false],
])('the document of %s at %s: the app may start: %s', (page, path, expected) => {
  expect(isPageAt(path, { dataset: { page } }, routes)).toBe(expected)
  // A site in a sub-folder behaves alike.
  vi.stubEnv('BASE_URL', '/evento/')
  expect(isPageAt(`/evento${path}`, { dataset: { page } }, routes)).toBe(expected)
})
