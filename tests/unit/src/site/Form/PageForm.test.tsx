import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { copy, event, evento } from '../../../../support/evento.ts'

const { form: texts } = copy.contact
const fields = evento.forms.contact

/** A page's form, delivered or not, its fields filled in. */
async function showForm(isDelivered: boolean) {
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => {
    const actual = await importActual<typeof import('content/values.ts')>()
    return { ...actual, delivery: isDelivered ? evento.delivery : null }
  })
  vi.stubGlobal('fetch', async () => ({ ok: true }))
  const { PageForm } = await import('../../../../../src/site/Form/PageForm.tsx')
  render(<PageForm id="prueba" form="contact" texts={texts} />, { wrapper: MemoryRouter })
  const controls = screen.getAllByRole<HTMLInputElement>('textbox')
  /** The text of what had the focus at each moment when the fields were emptied. */
  const focused: string[] = []
  controls[0]!.form!.addEventListener('reset', () =>
    focused.push(document.activeElement?.textContent ?? ''),
  )
  const fillIn = () => {
    for (const control of controls) {
      const value = control.type === 'email' ? 'ana@empresa.example' : 'Ana'
      fireEvent.input(control, { target: { value } })
    }
  }
  return { controls, focused, fillIn }
}

describe.each([
  ['that nobody reads', false],
  ['that is posted', true],
])('a form %s', (_, isDelivered) => {
  it('moves the focus to its thanks before it empties the fields, sent from any of them', async () => {
    const { controls, focused, fillIn } = await showForm(isDelivered)
    expect(controls).toHaveLength(fields.length)
    for (const [sent, control] of controls.entries()) {
      fillIn()
      expect(screen.queryByText(texts.success)).toBeNull()
      control.focus()
      await act(async () => control.form?.requestSubmit())
      expect(focused).toHaveLength(sent + 1)
      expect(focused.at(-1)).toBe(texts.success)
      expect(controls.map(({ value }) => value).join('')).toBe('')
    }
  })

  it('asks for needs by mail only if nobody reads it', async () => {
    await showForm(isDelivered)
    const line = screen.queryByText(copy.form.needs, { exact: false })
    expect(line?.textContent.includes(event.email) ?? false).toBe(!isDelivered)
  })
})
