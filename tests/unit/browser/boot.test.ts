import { expect, it, vi } from 'vitest'

const app = vi.hoisted(() => ({ start: vi.fn<() => void>() }))

vi.mock('../../../src/main.tsx', () => app)

// The script runs once: another run would start the app in the next file of tests, which has the same document.
it('opens the question that the address names, and starts the app at a sign of intent, when the page is whole', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const files = document.createElement('script')
  files.dataset.files = 'assets/app.js'
  const question = document.createElement('details')
  question.appendChild(document.createElement('div')).id = 'entrada'
  document.body.append(files, question)
  location.hash = '#entrada'
  await import('../../../src/boot.ts')
  document.dispatchEvent(new Event('keydown'))
  expect(document.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1)
  await vi.dynamicImportSettled()
  expect(app.start).not.toHaveBeenCalled()
  expect(question.open).toBe(false)
  state.mockRestore()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(question.open).toBe(true)
  await vi.waitFor(() => expect(app.start).toHaveBeenCalledOnce(), { timeout: 10_000 })
})
