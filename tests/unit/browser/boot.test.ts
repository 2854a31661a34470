import { expect, it, vi } from 'vitest'

const app = vi.hoisted(() => ({ start: vi.fn<() => void>() }))

vi.mock('../../../src/main.tsx', () => {
  app.start()
  return {}
})

it('starts the app at a sign of intent on half a page, when the page is whole', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const files = document.createElement('script')
  files.dataset.files = 'assets/app.js'
  document.body.append(files)
  await import('../../../src/boot.ts')
  document.dispatchEvent(new Event('keydown'))
  expect(document.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1)
  await vi.dynamicImportSettled()
  expect(app.start).not.toHaveBeenCalled()
  state.mockRestore()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await vi.waitFor(() => expect(app.start).toHaveBeenCalledOnce(), { timeout: 10_000 })
})

it('opens the question that the address names', async () => {
  vi.resetModules()
  // Parsed but not loaded: the app, which the next file of tests does not mock, does not start.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const question = document.body.appendChild(document.createElement('details'))
  question.appendChild(document.createElement('div')).id = 'entrada'
  location.hash = '#entrada'
  await import('../../../src/boot.ts')
  expect(question.open).toBe(true)
})
