import { describe, expect, it, vi } from 'vitest'
import { markEarlySubmit, repeatEarlySubmit } from '../../../src/browser/earlySubmit.ts'

function formWith(value: string) {
  document.body.innerHTML = `<form method="dialog"><input name="a" value="${value}" required><button></button></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  return { form, submitted }
}

const submit = (form: HTMLFormElement) => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form.addEventListener('submit', markEarlySubmit, { once: true })
  form.dispatchEvent(event)
}

describe('a form that is submitted before the app has started', () => {
  it.each([
    ['is submitted to the app, once', 'Ana', 1],
    ['is validated again: what has become invalid is not submitted', '', 0],
  ])('%s', (_, value, times) => {
    const { form, submitted } = formWith(value)
    submit(form)
    form.addEventListener('submit', submitted)
    repeatEarlySubmit(form)
    repeatEarlySubmit(form)
    expect(submitted).toHaveBeenCalledTimes(times)
  })

  it('is left alone if it was not submitted, or is already handled', () => {
    const { form, submitted } = formWith('Ana')
    form.addEventListener('submit', submitted)
    repeatEarlySubmit(form)
    submit(form)
    repeatEarlySubmit(form)
    repeatEarlySubmit(null)
    expect(submitted).toHaveBeenCalledTimes(1)
  })
})
