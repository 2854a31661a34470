// Home, as long as an event has no page for what it tells.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'

/** Replaces some values of the tests' event. */
function withValues(values: Readonly<Record<string, unknown>>): void {
  vi.doMock('content/values.ts', async (importActual) => ({
    ...(await importActual<typeof import('content/values.ts')>()),
    ...values,
  }))
}

const home = { path: '/', title: '', shareTitle: '', description: '', heading: '', intro: 'Uno.' }

beforeEach(() => {
  vi.resetModules()
  return () => vi.doUnmock('content/values.ts')
})

it('speakers are no links without a page that names them', async () => {
  withValues({ pages: { home } })
  const { FeaturedSpeakers } = await import('../../../../../src/pages/Home/FeaturedSpeakers.tsx')
  render(<FeaturedSpeakers />, { wrapper: MemoryRouter })
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1)
  expect(screen.queryAllByRole('link')).toEqual([])
})

it('on its day an event without a programme has begun, and says where', async () => {
  withValues({ pages: { home }, programme: [] })
  const { WhatIsOn } = await import('../../../../../src/site/WhatIsOn/WhatIsOn.tsx')
  const { container } = render(<WhatIsOn />, { wrapper: MemoryRouter })
  expect(container.textContent).toMatch(/^Ya ha empezado.*En la biblioteca/)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('google.com/maps/dir'),
  ])
})

it('the first screen has no empty line of ways, and no empty list of venues', async () => {
  withValues({ pages: { home }, programme: [], venues: {}, editions: [] })
  const { Hero } = await import('../../../../../src/pages/Home/Hero.tsx')
  const { container } = render(<Hero />, { wrapper: MemoryRouter })
  expect(container.querySelectorAll('p:empty, ul:empty, .cluster')).toHaveLength(0)
})

it('the end of home offers the calendar as long as there are no tickets', async () => {
  vi.doMock('content/uses.ts', () => ({ hasTickets: false, hasVisitorPoster: false }))
  withValues({ pages: { home } })
  const { ClosingCall } = await import('../../../../../src/pages/Home/ClosingCall.tsx')
  render(<ClosingCall />, { wrapper: MemoryRouter })
  vi.doUnmock('content/uses.ts')
  expect(screen.getByText('Añadir al calendario')).toBeTruthy()
})
