import { beforeEach, expect, it, vi } from 'vitest'
import { scheduleApp } from '../../../../../src/app/engine/scheduleApp.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<form method="dialog"></form><form action="/x" method="post"></form>'
})

it('starts the app with the first sign of intent, and again if a script did not arrive', async () => {
  const start = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('no network'))
  const failures = vi.fn<(reason: unknown) => void>()
  process.once('unhandledRejection', failures)
  scheduleApp(start)
  const press = () => document.dispatchEvent(new Event('pointerdown'))
  press()
  press()
  expect(start).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2000)
  press()
  expect(start).toHaveBeenCalledTimes(2)
})

it('sends a form that only the app can answer once the app has started', async () => {
  let finish = () => {}
  scheduleApp(() => new Promise((resolve) => (finish = resolve)))
  const [local, posted] = document.querySelectorAll('form')
  const sent: unknown[] = []
  const submit = (form?: HTMLFormElement) =>
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  document.dispatchEvent(new Event('pointerdown'))
  submit(local)
  submit(posted)
  for (const form of [local, posted])
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(form.method)
    })
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['dialog'])
})
