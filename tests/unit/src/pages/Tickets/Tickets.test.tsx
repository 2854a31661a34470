import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { alteredEvent } from '../../../../support/alteredEvent.ts'
import { replaceValues } from '../../../../support/values.ts'

const importPage = () => import('../../../../../src/pages/Tickets/Tickets.tsx')

it('if the page of tickets has an introduction for the time after the event, it is marked for that time', async () => {
  const introAfter = 'Así fue aquel día.'
  await replaceValues(({ pages }) => ({
    pages: { ...pages, tickets: { ...pages.tickets, introAfter } },
  }))
  const { Component } = await importPage()
  render(<Component />, { wrapper: MemoryRouter })
  expect(screen.getByText(introAfter).getAttribute('data-when')).toBe('after')
})

/** A minute before the end of 1 May. */
const lastMinute = Date.parse('2026-05-01T23:59:00+02:00')

/** Two prices, as a build derives them in the last minute of the first price. */
function pricesInLastMinute() {
  const prices = [
    { name: 'Anticipada', price: 12.5, until: '2026-05-01' },
    { name: 'General', price: 45 },
  ]
  const content = alteredEvent(
    { event: (event) => ({ ...event, tickets: { prices } }) },
    lastMinute,
  )
  return content.prices
}

it('an open page removes a price from the ticket at the end of its last day', async () => {
  await replaceValues(() => ({ prices: pricesInLastMinute() }))
  const { Component } = await importPage()
  vi.useFakeTimers()
  vi.setSystemTime(lastMinute)
  render(<Component />, { wrapper: MemoryRouter })
  expect(screen.queryByText('Anticipada')).not.toBeNull()

  const minuteInMs = 60_000
  act(() => void vi.advanceTimersByTime(minuteInMs))
  expect(screen.queryByText('Anticipada')).toBeNull()
  expect(screen.queryByText('General')).not.toBeNull()
})
