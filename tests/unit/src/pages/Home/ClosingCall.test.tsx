import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

it('at its end, the home page of an event without tickets offers the calendar', async () => {
  await replaceValues(({ pages }) => ({ pages: { home: pages.home } }))
  vi.doMock('content/uses.ts', () => ({ hasTickets: false, hasVisitorPoster: false }))
  onTestFinished(() => void vi.doUnmock('content/uses.ts'))
  const { ClosingCall } = await import('../../../../../src/pages/Home/ClosingCall.tsx')
  render(<ClosingCall />, { wrapper: MemoryRouter })
  expect(screen.getByText('Añadir al calendario')).toBeTruthy()
})
