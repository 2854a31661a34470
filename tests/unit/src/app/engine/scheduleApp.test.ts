import { beforeEach, expect, it, vi } from 'vitest'
import { scheduleApp } from '../../../../../src/app/engine/scheduleApp.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<form method="dialog"></form><form method="post"></form>'
})

/** The first sign of intent. */
const press = () => document.dispatchEvent(new Event('pointerdown'))

const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

it('starts the app once, with the first sign of intent', () => {
  const start = vi.fn<() => Promise<void>>().mockResolvedValue()
  scheduleApp(start)
  expect(start).not.toHaveBeenCalled()
  press()
  press()
  expect(start).toHaveBeenCalledOnce()
})

it('sends a form that only the app can answer once the app has started', async () => {
  const starts: (() => void)[] = []
  scheduleApp(() => new Promise((resolve) => starts.push(resolve)))
  press()
  const forms = [...document.querySelectorAll('form')]
  forms.forEach(submit)
  const sent: string[] = []
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push((event.target as HTMLFormElement).method)
  })
  starts[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['dialog'])
})
