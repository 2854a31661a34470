import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Menu } from '../../../../../src/site/Header/Menu.tsx'

const Address = () => <output>{useLocation().pathname}</output>

it('a link leads to its page where the browser has no popovers, as jsdom has none', () => {
  // Pictures are drawn later, when the test's document may be gone.
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => new EventTarget())
  render(
    <MemoryRouter>
      <Menu />
      <Address />
    </MemoryRouter>,
  )
  expect(document.createElement('nav')).not.toHaveProperty('hidePopover')
  fireEvent.click(screen.getByText('Programa'))
  expect(screen.getByRole('status').textContent).toBe('/programa')
})
