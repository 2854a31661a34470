import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

it.each([
  ['to the answer', '/faq#accesibilidad'],
  ['to the first venue that says something', '/#sede-library'],
  ['nowhere if no venue says anything', null],
])('leads people with a need %s', async (_, accessAddress) => {
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => {
    const actual = await importActual<typeof import('content/values.ts')>()
    return { ...actual, accessAddress }
  })
  const { Footer } = await import('../../../../../src/site/Footer/Footer.tsx')
  render(<Footer />, { wrapper: MemoryRouter })
  const links = screen.queryAllByRole('link', { name: 'Accesibilidad' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    accessAddress ? [accessAddress] : [],
  )
})
