// A form that is posted by script keeps its text until the service has accepted it.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { deliveryTimeoutMs } from '../../../src/browser/delivery.ts'
import { PostedForm } from '../../../src/site/Form/PostedForm.tsx'
import { copy, evento } from '../../support/evento.ts'

const { contact } = evento.forms
const texts = { ...copy.form, ...copy.delivery, ...copy.contact.form }
const address = 'https://formularios.example/f'

const service = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
beforeEach(() => {
  service.mockReset().mockImplementation(async () => new Response('<<<{"ok":'))
  vi.stubGlobal('fetch', service)
})

const form = (
  <PostedForm
    id="ana"
    fields={contact}
    texts={copy.contact.form}
    address={address}
    next="https://sitio.example/gracias"
  >
    Nosotros, para responder.
  </PostedForm>
)

const control = (name: string) => document.getElementById(`ana-${name}`) as HTMLInputElement
const theForm = () => control('nombre').form as HTMLFormElement
const isBusy = () => theForm().getAttribute('aria-busy')
const sent = (field: string) =>
  service.mock.calls.map(([, { body }]) => (body as URLSearchParams).get(field))

function write() {
  for (const { name } of contact) {
    control(name).value = name === 'email' ? 'ana@a.example' : `${name} de Ana`
  }
}

const submit = () => fireEvent.submit(theForm())

const expectThanks = () =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(texts.success))

it('a message is kept if the service hangs up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  service.mockRejectedValueOnce(new TypeError('reset'))
  render(form)
  write()
  submit()
  expect(isBusy()).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(texts.sending)
  expect(screen.getByRole('button').textContent).toContain(texts.sending)
  expect(control('mensaje').readOnly).toBe(true)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(texts.unanswered))
  expect(timeout).toHaveBeenCalledWith(deliveryTimeoutMs)
  expect(control('mensaje')).toMatchObject({ value: 'mensaje de Ana', readOnly: false })
  expect(sent('_gotcha')).toEqual([''])
})

it('the network is tried even if the browser knows of none, which then only gives the reason', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  service.mockRejectedValueOnce(new TypeError('offline'))
  render(form)
  write()
  submit()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(texts.offlineText))
  expect(control('mensaje').value).toBe('mensaje de Ana')
  submit()
  await expectThanks()
})
