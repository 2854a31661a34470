// What of the whole app no journey in a browser shows.
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderSite } from '../../support/render-site.tsx'

it('does not ask for the position while the page scrolls, which would force a layout', async () => {
  const asked = vi.spyOn(window, 'scrollY', 'get')
  await renderSite('/')
  await screen.findByLabelText('Principal')
  asked.mockClear()
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(asked).not.toHaveBeenCalled()
  await waitFor(() => expect(asked).toHaveBeenCalled())
})

it('opens the question that the address names, from another page too', async () => {
  const { router } = await renderSite('/programa')
  await screen.findByRole('heading', { level: 1, name: 'Programa' })
  await act(() => router.push('/faq#accesibilidad'))
  const question = await screen.findByText('¿Es un evento accesible?')
  expect(question.closest('details')?.open).toBe(true)
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})
