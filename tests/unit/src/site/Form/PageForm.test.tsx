import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { copy, event, testEvent } from '../../../../support/evento.ts'
import { replaceValues } from '../../../../support/values.ts'

const { form: texts } = copy.contact

/**
 * Renders the contact form, whose service accepts every message.
 * @param formService null for a form without a service
 * @returns the form's fields
 */
async function renderForm(formService: typeof testEvent.formService) {
  await replaceValues(() => ({ formService }))
  vi.stubGlobal('fetch', async () => ({ ok: true }))
  const { PageForm } = await import('../../../../../src/site/Form/PageForm.tsx')
  render(<PageForm id="prueba" form="contact" texts={texts} />, { wrapper: MemoryRouter })
  const fields = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(fields).toHaveLength(testEvent.forms.contact.length)
  return fields
}

function fillIn(fields: readonly HTMLInputElement[]): void {
  for (const field of fields) {
    const value = field.type === 'email' ? 'ana@empresa.example' : 'Ana'
    fireEvent.input(field, { target: { value } })
  }
}

/** A list to which each reset of the form adds the text of the element that has the focus. */
function focusedTextsAtReset(form: HTMLFormElement): readonly string[] {
  const focusedTexts: string[] = []
  form.addEventListener('reset', () => focusedTexts.push(document.activeElement?.textContent ?? ''))
  return focusedTexts
}

describe.each([
  ['without a form service', null],
  ['with a form service', testEvent.formService],
])('a form %s', (_, formService) => {
  it('moves the focus from any field to its thanks before it empties the fields', async () => {
    const fields = await renderForm(formService)
    const form = fields[0]!.form!
    const focusedTexts = focusedTextsAtReset(form)
    for (const field of fields) {
      fillIn(fields)
      expect(screen.queryByText(texts.success)).toBeNull()
      field.focus()
      await act(async () => form.requestSubmit())
      for (const { value } of fields) expect(value).toBe('')
    }
    expect(focusedTexts).toEqual(fields.map(() => texts.success))
  })
})

it('while the form is being sent, the button says so at once, and a status message after a second', async () => {
  vi.useFakeTimers()
  const fields = await renderForm(testEvent.formService)
  // A form service that does not answer.
  vi.stubGlobal('fetch', () => new Promise<never>(() => {}))
  fillIn(fields)
  await act(async () => fields[0]!.form!.requestSubmit())

  expect(screen.getByRole('button').textContent).toBe(copy.delivery.sending)
  const status = screen.getByRole('status')
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(status.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(status.textContent).toBe(copy.delivery.sending)
})

/** The line that asks people to write about special needs by e-mail. */
const lineAboutNeeds = () => screen.queryByText(copy.form.needs, { exact: false })

it('a form without a form service asks people to write about special needs by e-mail', async () => {
  await renderForm(null)
  expect(lineAboutNeeds()?.textContent).toContain(event.email)
})

it('a form with a form service does not ask people to write about special needs by e-mail', async () => {
  await renderForm(testEvent.formService)
  expect(lineAboutNeeds()).toBeNull()
})
