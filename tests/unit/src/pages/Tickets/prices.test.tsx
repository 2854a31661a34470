// A price stays on the ticket until the end of its last day.
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { alteredEvent } from '../../../../support/altered-event.ts'

const lastMinute = Date.parse('2026-05-01T23:59:00+02:00')

it('an open page takes a price off the ticket when its last day has ended', async () => {
  const { prices } = alteredEvent(
    {
      event: (event) => ({
        ...event,
        tickets: {
          prices: [
            { name: 'Anticipada', price: 12.5, until: '2026-05-01' },
            { name: 'General', price: 45 },
          ],
        },
      }),
    },
    lastMinute,
  )
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => ({
    ...(await importActual<typeof import('content/values.ts')>()),
    prices,
  }))
  const { Component } = await import('../../../../../src/pages/Tickets/Tickets.tsx')
  vi.useFakeTimers()
  vi.setSystemTime(lastMinute)
  render(<Component />, { wrapper: MemoryRouter })
  expect(screen.queryByText('Anticipada')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.queryByText('Anticipada')).toBeNull()
  expect(screen.queryByText('General')).not.toBeNull()
})
