// When the app starts, and what happens to forms that are sent before.
import { beforeEach, expect, it, vi } from 'vitest'
import { scheduleApp } from '../../../../../src/app/engine/scheduleApp.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<form method="dialog"></form><form method="post"></form>'
})

/** Presses somewhere. The app then starts at once. */
const press = () => document.dispatchEvent(new Event('pointerdown'))

const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

it('starts the app at the first press, and only once', () => {
  const start = vi.fn<() => Promise<void>>().mockResolvedValue()
  scheduleApp(start)
  expect(start).not.toHaveBeenCalled()
  press()
  press()
  expect(start).toHaveBeenCalledOnce()
})

// A form without a form service has the method "dialog", with which a browser sends nothing. So the app has to answer it.
it('once the app has started, a form with the method "dialog" that was submitted before is submitted again', async () => {
  const finishStart: (() => void)[] = []
  scheduleApp(() => new Promise((resolve) => finishStart.push(resolve)))
  press()
  const forms = [...document.querySelectorAll('form')]
  forms.forEach(submit)
  const submittedMethods: string[] = []
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    submittedMethods.push((event.target as HTMLFormElement).method)
  })
  finishStart[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(submittedMethods).toEqual(['dialog'])
})
