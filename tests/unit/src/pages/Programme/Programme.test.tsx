import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

it.each([
  ['while tickets are on sale', '2026-05-01T12:00:00+02:00', '¿Te vienes?'],
  ['once tickets are sold out', '2026-05-15T09:30:00+02:00', 'Lleno hasta la bandera'],
])('%s (%s) the last heading of the programme is «%s»', async (_, now, heading) => {
  vi.resetModules()
  vi.setSystemTime(now)
  const { Component } = await import('../../../../../src/pages/Programme/Programme.tsx')
  render(<Component />, { wrapper: MemoryRouter })
  const headings = screen.getAllByRole('heading', { level: 2 })
  const lastHeading = headings.at(-1)?.textContent ?? ''
  // The heading has two texts, for before and after the event. Styles show one of them.
  expect(lastHeading.slice(0, heading.length)).toBe(heading)
})
