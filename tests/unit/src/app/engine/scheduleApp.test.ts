// When the app starts, and what happens to forms that are submitted before it has started.
import { beforeEach, expect, it, vi } from 'vitest'
import { scheduleApp } from '../../../../../src/app/engine/scheduleApp.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<form method="dialog"></form><form method="post"></form>'
})

/** A start of the app that lasts until the test calls `finish`. */
function slowStart() {
  let resolveStarting: () => void
  const starting = new Promise<void>((resolve) => {
    resolveStarting = resolve
  })
  return { start: () => starting, finish: () => resolveStarting() }
}

/** Presses somewhere on the page. The app then starts at once. */
const press = () => document.dispatchEvent(new Event('pointerdown'))

const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

it('the app starts at the first press, and only once', () => {
  const start = vi.fn<() => Promise<void>>().mockResolvedValue()
  scheduleApp(start)
  expect(start).not.toHaveBeenCalled()
  press()
  press()
  expect(start).toHaveBeenCalledOnce()
})

// A form without a form service has the method "dialog", with which a browser sends nothing. So the app has to answer it.
it('a form with the method "dialog" that was submitted before the app started is submitted again afterwards', async () => {
  const { start, finish } = slowStart()
  scheduleApp(start)
  press()
  for (const form of document.querySelectorAll('form')) submit(form)

  const submittedMethods: string[] = []
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    submittedMethods.push(form.method)
  })
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(submittedMethods).toEqual(['dialog'])
})
