import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Menu } from '../../../../../src/site/Header/Menu.tsx'

/** Shows the path of the page in an <output>, which has the role "status". */
const CurrentPath = () => <output>{useLocation().pathname}</output>

it('a link of the menu leads to its page even in a browser without popovers', () => {
  // With real timers the page would draw its pictures after the end of the test.
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => new EventTarget())
  render(
    <MemoryRouter>
      <Menu />
      <CurrentPath />
    </MemoryRouter>,
  )
  // jsdom has no popovers.
  expect(document.createElement('nav')).not.toHaveProperty('hidePopover')
  fireEvent.click(screen.getByText('Programa'))
  expect(screen.getByRole('status').textContent).toBe('/programa')
})
