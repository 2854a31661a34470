// @vitest-environment node
// The app starts only where the address leads to the page that the document holds.
import { expect, it, vi } from 'vitest'
import { isPageAt } from '../../../../../src/app/engine/pages.ts'

const routes = [{ children: ['/', '/faq', '/404', '*'].map((path) => ({ path })) }]

it.each([
  ['/faq', '/faq', true],
  ['/faq', '/faq/', true],
  ['/404', '/no-existe', true],
  // `npm run dev`
  [undefined, '/no-existe', true],
  // An archive, and a proxy that has the site's address in its query.
  ['/faq', '/web/2025/https:/evento.example/faq', false],
  ['/faq', '/', false],
])('the page rendered for %s at %s: %s', (page, path, expected) => {
  expect(isPageAt(path, { dataset: { page } }, routes)).toBe(expected)
  vi.stubEnv('BASE_URL', '/evento/')
  expect(isPageAt(`/evento${path}`, { dataset: { page } }, routes)).toBe(expected)
})
