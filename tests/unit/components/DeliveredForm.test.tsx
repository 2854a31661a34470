// A form that is posted to a real server, which takes, refuses, hangs, redirects and talks nonsense.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliver, patience } from '../../../src/browser/delivery.ts'
import { DeliveredForm } from '../../../src/components/DeliveredForm/DeliveredForm.tsx'
import { type FormService, startFormService } from '../../support/form-service.ts'
import { copy, specification } from '../../support/specification.ts'

const here = {} as { service: FormService }
const { contact } = specification.forms
const texts = { ...copy.form, ...copy.delivery, ...copy.contact.form }

beforeAll(async () => {
  here.service = await startFormService()
})
afterAll(() => here.service.close())
beforeEach(() => {
  here.service.messages.length = 0
  here.service.behave('takes')
})

const formOf = (id: string) => (
  <DeliveredForm
    key={id}
    id={id}
    fields={contact}
    texts={texts}
    address={here.service.url}
    next="https://sitio.example/gracias"
    email="hola@sitio.example"
    subject="Contacto"
  >
    Nosotros, para responder.
  </DeliveredForm>
)

const control = (id: string, name: string, page: Document | ShadowRoot = document) =>
  page.getElementById(`${id}-${name}`) as HTMLInputElement

function write(id: string, page?: ShadowRoot) {
  for (const { name } of contact) {
    const value = name === 'email' ? `${id}@a.example` : `${name} de ${id}`
    control(id, name, page).value = value
  }
}

const formWith = (id: string) => control(id, 'nombre').form as HTMLFormElement

const sent = (field: string) => here.service.messages.map((message) => message.get(field))

/**
 * A form in a tree of its own, as each visitor has one: of many in one document, jsdom goes through all to find the fields
 * of one.
 */
function openPage(id: string) {
  const container = document.body.appendChild(document.createElement('div'))
  const page = container.attachShadow({ mode: 'open' })
  render(formOf(id), { container: page })
  return page
}

describe('many visitors at once', () => {
  it('lose nothing and send nothing twice, though each presses twice', async () => {
    here.service.behave('takes slowly')
    const pages = new Map(Array.from({ length: 200 }, (_, i) => [`v${i}`, openPage(`v${i}`)]))
    const messages = () => [...pages].map(([id, page]) => control(id, 'mensaje', page))
    act(() => {
      for (const [id, page] of pages) {
        write(id, page)
        for (const _ of [1, 2]) page.querySelector('form')?.requestSubmit()
      }
    })
    expect(messages()[7]).toMatchObject({ value: 'mensaje de v7', readOnly: true })
    const kept = () => messages().filter(({ value }) => value !== '')
    await waitFor(() => expect(kept().length).toBe(0), { interval: 200, timeout: 20_000 })
    const thanked = [...pages.values()].filter((page) => page.textContent?.includes(texts.success))
    expect(thanked).toHaveLength(pages.size)
    expect(sent('email').toSorted()).toEqual(
      [...pages.keys()].map((id) => `${id}@a.example`).toSorted(),
    )
    expect(new Set(sent('_envio')).size).toBe(pages.size)
    for (const message of here.service.messages) {
      const id = message.get('email')?.replace('@a.example', '')
      expect([message.get('mensaje'), message.get('_gotcha')]).toEqual([`mensaje de ${id}`, ''])
    }
  })

  it('are told alike that 200 messages were taken, and each has come once', async () => {
    here.service.behave('takes slowly')
    const numbers = Array.from({ length: 200 }, (_, index) => String(index))
    const outcomes = await Promise.all(
      numbers.map((mensaje) => deliver(here.service.url, new URLSearchParams({ mensaje }))),
    )
    expect(outcomes).toEqual(numbers.map(() => 'taken'))
    expect(sent('mensaje').toSorted()).toEqual(numbers.toSorted())
  })
})

describe('a message that does not arrive', () => {
  it.each([
    ['refuses', 'refused'],
    ['breaks', 'refused'],
    ['hangs up', 'unanswered'],
    ['hangs', 'unanswered'],
  ] as const)(
    'is kept if the service %s, and goes out again under its name',
    async (manner, said) => {
      const signal = AbortSignal.timeout(600)
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal)
      here.service.behave(manner)
      render(formOf('ana'))
      write('ana')
      fireEvent.submit(formWith('ana'))
      expect(formWith('ana').getAttribute('aria-busy')).toBe('true')
      expect(screen.getByRole('button', { name: texts.sending }).ariaDisabled).toBe('true')
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(texts[said]))
      expect(timeout).toHaveBeenCalledWith(patience)
      timeout.mockRestore()
      expect(control('ana', 'mensaje')).toMatchObject({ value: 'mensaje de ana', readOnly: false })

      here.service.behave('talks nonsense')
      fireEvent.submit(formWith('ana'))
      await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.success))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(control('ana', 'mensaje').value).toBe('')
      const [first, second] = sent('_envio')
      expect([first, here.service.messages.length]).toEqual([second, 2])
    },
  )

  it('is another one if its words are others, or if it has arrived', async () => {
    here.service.behave('breaks')
    render(formOf('ana'))
    const send = async (count: number) => {
      fireEvent.submit(formWith('ana'))
      await waitFor(() => expect(here.service.messages).toHaveLength(count))
      await waitFor(() => expect(formWith('ana').getAttribute('aria-busy')).toBe('false'))
    }
    write('ana')
    await send(1)
    fireEvent.change(control('ana', 'mensaje'), { target: { value: 'Otra cosa' } })
    here.service.behave('takes')
    await send(2)
    fireEvent.change(control('ana', 'mensaje'), { target: { value: 'Otra cosa' } })
    await send(3)
    expect(new Set(sent('_envio')).size).toBe(3)
  })
})

describe('without network', () => {
  it('says so before it is tried, and asks nobody', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(formOf('ana'))
    expect(screen.getByRole('alert').textContent).toContain(texts.offlineText)
    write('ana')
    const asked = vi.spyOn(globalThis, 'fetch')
    fireEvent.submit(formWith('ana'))
    expect(asked).not.toHaveBeenCalled()
    expect(control('ana', 'mensaje').value).toBe('mensaje de ana')
    network.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.submit(formWith('ana'))
    await waitFor(() => expect(screen.getByText(texts.success)).toBeTruthy())
    expect(here.service.messages).toHaveLength(1)
  })

  it('offers the e-mail address with the text in it', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(formOf('ana'))
    write('ana')
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'hola@sitio.example' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    const { searchParams } = new URL(link.href)
    expect(searchParams.get('subject')).toBe('Contacto')
    expect(searchParams.get('body')?.split('\r\n')).toContain('Mensaje: mensaje de ana')
  })
})

/** As src/boot.ts does. */
const mark = (around: Element | null) =>
  around?.querySelector('form')?.setAttribute('data-submitted', '')

describe('a form that was posted before the app had started', () => {
  it('is on its way: it is not sent again, unless it has not led away in time', () => {
    vi.useFakeTimers()
    render(<div ref={mark}>{formOf('ana')}</div>)
    expect(formWith('ana')).toMatchObject({ method: 'post', action: here.service.url })
    fireEvent.submit(formWith('ana'))
    expect(formWith('ana').getAttribute('aria-busy')).toBe('true')
    act(() => void vi.advanceTimersByTime(patience))
    expect(formWith('ana').getAttribute('aria-busy')).toBe('false')
    expect(formWith('ana').dataset).not.toHaveProperty('submitted')
    expect(here.service.messages).toEqual([])
  })
})
