// The texts that replace introductions once the event is over.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

const introAfter = 'Así fue aquel día.'

it.each([
  ['home', '../../../../src/pages/Home/Home.tsx'],
  ['tickets', '../../../../src/pages/Tickets/Tickets.tsx'],
])('the page %s shows `introAfter` once the event is over', async (id, file) => {
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => {
    const actual = await importActual<typeof import('content/values.ts')>()
    const page = { ...actual.pages[id as 'home'], introAfter }
    return { ...actual, pages: { ...actual.pages, [id]: page } }
  })
  const { Component } = (await import(file)) as { readonly Component: () => React.ReactNode }
  render(<Component />, { wrapper: MemoryRouter })
  expect(screen.getByText(introAfter).getAttribute('data-when')).toBe('after')
})
