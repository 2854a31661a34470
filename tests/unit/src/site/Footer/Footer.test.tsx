import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

/** Renders the footer. @returns the targets of its links about access */
async function accessLinksIfAddressIs(accessAddress: string | null) {
  replaceValues(() => ({ accessAddress }))
  const { Footer } = await import('../../../../../src/site/Footer/Footer.tsx')
  render(<Footer />, { wrapper: MemoryRouter })
  const links = screen.queryAllByRole('link', { name: 'Accesibilidad' })
  return links.map((link) => link.getAttribute('href'))
}

it.each(['/faq#accesibilidad', '/#sede-library'])(
  'the footer links to %s if that is where the site speaks about access',
  async (address) => {
    expect(await accessLinksIfAddressIs(address)).toEqual([address])
  },
)

it('the footer has no such link if the site says nothing about access', async () => {
  expect(await accessLinksIfAddressIs(null)).toEqual([])
})

it('the footer does not ask anybody to write if the event has no mail', async () => {
  replaceValues(({ event: { email: _, ...event } }) => ({ event }))
  const { Footer } = await import('../../../../../src/site/Footer/Footer.tsx')
  const { container } = render(<Footer />, { wrapper: MemoryRouter })
  expect(container.textContent).toContain('Gijón')
  expect(container.querySelector('a[href^="mailto:"]')).toBeNull()
  expect(container.textContent).not.toMatch(/escríb/i)
})
