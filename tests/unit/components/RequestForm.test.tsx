// Both forms (spec 3, 4, 5, 7, 8): native validation, a success text, empty fields, nothing sent or stored.
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Contact } from '../../../src/pages/Contact/Contact.tsx'
import { Sponsorship } from '../../../src/pages/Sponsorship/Sponsorship.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement

const forms = [
  {
    address: '/patrocina',
    Page: Sponsorship,
    button: 'Solicitar el dosier',
    success: 'Solicitud enviada. Te contactaremos pronto.',
    values: {
      empresa: 'Aceite & Código S. L.',
      contacto: 'Ana Núñez',
      email: 'ana@aceite.example',
      telefono: 'llámame al 955',
      mensaje: '¿Hablamos?',
    },
    required: ['empresa', 'contacto', 'email'],
  },
  {
    address: '/contacto',
    Page: Contact,
    button: 'Enviar el mensaje',
    success: 'Mensaje enviado. Te responderemos pronto.',
    values: {
      nombre: 'Ana Núñez',
      email: 'ana@aceite.example',
      asunto: 'Una idea',
      mensaje: '¿Hablamos?',
    },
    required: ['nombre', 'email', 'asunto', 'mensaje'],
  },
] as const

function open(Page: () => ReactNode, button: string) {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  const submit = screen.getByText<HTMLButtonElement>(button)
  const form = submit.form as HTMLFormElement
  const control = (name: string) => form.elements.namedItem(name) as Control
  const fillIn = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      fireEvent.change(control(name), { target: { value } })
    }
  }
  return { user, submit, form, control, fillIn }
}

describe.each(forms)('the form of $address', ({ Page, button, success, values, required }) => {
  const names = Object.keys(values)

  it('has exactly the fields of the specification, each with a label that says what is optional', () => {
    const { form } = open(Page, button)
    const controls = [...form.querySelectorAll<Control>('input, textarea, select')]
    expect(controls.map(({ name }) => name)).toEqual(names)
    expect(controls.filter((field) => field.required).map(({ name }) => name)).toEqual(required)
    for (const field of controls) {
      expect(field.labels?.[0]?.textContent).toMatch(field.required ? /^[^()]+$/ : / \(opcional\)$/)
    }
    expect(form.textContent?.match(/obligatorio/g) ?? []).toHaveLength(
      required.length === names.length ? 1 : 0,
    )
  })

  it('leaves all checking to the browser: required and e-mail, nothing else', () => {
    const { form, control } = open(Page, button)
    expect(control('email').type).toBe('email')
    expect(control('mensaje').localName).toBe('textarea')
    const rules = ['pattern', 'minlength', 'maxlength', 'min', 'max', 'step']
    for (const rule of rules) expect(form.querySelectorAll(`[${rule}]`)).toHaveLength(0)
    expect(form.noValidate).toBe(false)
    expect(form.querySelectorAll('[formnovalidate]')).toHaveLength(0)
    fireEvent.change(control('email'), { target: { value: 'sin arroba' } })
    expect(control('email').validity).toMatchObject({ typeMismatch: true, customError: false })
  })

  it.each(required)('says nothing and keeps what was written while %s is missing', async (name) => {
    const { user, submit, control, fillIn } = open(Page, button)
    fillIn({ ...values, [name]: '' })
    await user.click(submit)
    expect(screen.queryByText(success)).toBeNull()
    expect(control('mensaje').value).toBe(name === 'mensaje' ? '' : values.mensaje)
    expect(control(name).validity.valueMissing).toBe(true)
  })

  it('says nothing while the e-mail address is none', async () => {
    const { user, submit, fillIn } = open(Page, button)
    fillIn({ ...values, email: 'ana.aceite.example' })
    await user.click(submit)
    expect(screen.queryByText(success)).toBeNull()
  })

  it('thanks with the text of the specification, which is announced and focused, and empties every field', async () => {
    const { user, submit, control, fillIn } = open(Page, button)
    fillIn(values)
    await user.click(submit)
    const message = screen.getByText(success)
    expect(message.closest('[role="status"]')).not.toBeNull()
    expect(document.activeElement).toBe(message)
    expect(names.map((name) => control(name).value)).toEqual(names.map(() => ''))
  })

  it('is sent by Enter too', async () => {
    const { user, control, fillIn } = open(Page, button)
    fillIn(values)
    await user.type(control('email'), '{Enter}')
    expect(screen.getByText(success)).toBe(document.activeElement)
  })

  it('announces a second request again, with a message that is new', async () => {
    const { user, submit, fillIn } = open(Page, button)
    fillIn(values)
    await user.click(submit)
    const first = screen.getByText(success)
    fillIn(values)
    await user.click(submit)
    const second = screen.getByText(success)
    expect(second).not.toBe(first)
    expect(first.isConnected).toBe(false)
    expect(document.activeElement).toBe(second)
  })

  it('accepts only what is required', async () => {
    const { user, submit, fillIn } = open(Page, button)
    fillIn(Object.fromEntries(required.map((name) => [name, 'a@b'])))
    await user.click(submit)
    expect(screen.getByText(success)).toBeTruthy()
  })

  it.each([
    ['100,000 characters', 'ñ'.repeat(100_000)],
    ['emoji', '👩‍🚀🏳️‍🌈🎉'],
    ['right-to-left text', 'مرحبا \u202Eשלום'],
    ['markup', '</textarea><img src=x onerror="alert(1)"><script>alert(1)</script>'],
    ['a lone surrogate and control characters', '\uD83D \u0000\u0007'],
  ])('takes a message of %s unharmed', async (_, mensaje) => {
    const { user, submit, control, fillIn } = open(Page, button)
    const elements = document.body.querySelectorAll('*').length
    fillIn({ ...values, mensaje })
    expect(control('mensaje').value).toBe(mensaje)
    await user.click(submit)
    expect(screen.getByText(success)).toBeTruthy()
    expect(control('mensaje').value).toBe('')
    // The status and its text.
    expect(document.body.querySelectorAll('*')).toHaveLength(elements + 2)
  })

  it('sends nothing, stores nothing and does not change the address', async () => {
    const { user, submit, form, fillIn } = open(Page, button)
    const nothing = vi.fn<() => any>()
    vi.stubGlobal('fetch', nothing)
    Object.assign(window.navigator, { sendBeacon: nothing })
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(nothing)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(nothing)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(nothing)
    vi.spyOn(window.history, 'pushState').mockImplementation(nothing)
    vi.spyOn(window.history, 'replaceState').mockImplementation(nothing)
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(nothing)
    const where = window.location.href
    fillIn(values)
    await user.click(submit)
    fillIn(values)
    await user.click(submit)
    expect(screen.getByText(success)).toBeTruthy()
    expect(nothing).not.toHaveBeenCalled()
    expect(window.location.href).toBe(where)
    // Before the app has started, these two keep the browser from submitting.
    expect(form.getAttribute('method')).toBe('dialog')
    expect(form.hasAttribute('action')).toBe(false)
  })
})
