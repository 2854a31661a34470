import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

/** The footer reads the event's values when it is imported, so a test replaces them before the import. */
const importFooter = () => import('../../../../../src/site/Footer/Footer.tsx')

/**
 * The addresses of the footer's links "Accesibilidad".
 * @param accessAddress the address at which the site speaks about access; null if it says nothing
 */
async function accessLinksWith(accessAddress: string | null) {
  await replaceValues(() => ({ accessAddress }))
  const { Footer } = await importFooter()
  render(<Footer />, { wrapper: MemoryRouter })
  const links = screen.queryAllByRole('link', { name: 'Accesibilidad' })
  return links.map((link) => link.getAttribute('href'))
}

it.each(['/faq#accesibilidad', '/#sede-library'])(
  'the footer links to %s if the site speaks about access there',
  async (address) => {
    expect(await accessLinksWith(address)).toEqual([address])
  },
)

it('the footer has no link about access if the site says nothing about it', async () => {
  expect(await accessLinksWith(null)).toEqual([])
})

it('the footer does not ask anybody to write if the event has no e-mail address', async () => {
  await replaceValues(({ event }) => ({ event: { ...event, email: undefined } }))
  const { Footer } = await importFooter()
  const { container } = render(<Footer />, { wrapper: MemoryRouter })
  // The rest of the footer is rendered.
  expect(container.textContent).toContain('Gijón')
  expect(container.querySelector('a[href^="mailto:"]')).toBeNull()
  expect(container.textContent).not.toMatch(/escríb/i)
})
