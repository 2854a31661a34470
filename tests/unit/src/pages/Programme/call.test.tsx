import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

it.each([
  ['2026-05-01T12:00:00+02:00', '¿Te vienes?'],
  ['2026-05-15T09:30:00+02:00', 'Lleno hasta la bandera'],
])('at %s the heading above the tickets is «%s»', async (now, heading) => {
  vi.resetModules()
  vi.setSystemTime(now)
  const { Component } = await import('../../../../../src/pages/Programme/Programme.tsx')
  render(<Component />, { wrapper: MemoryRouter })
  const all = screen.getAllByRole('heading', { level: 2 })
  expect(all.at(-1)?.textContent).toMatch(new RegExp(`^${heading.replace('?', '\\?')}`))
})
