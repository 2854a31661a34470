import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alteredEvent } from '../../../../support/alteredEvent.ts'

it('the banner of a postponed event has a label, and says the new day', async () => {
  const { eventStatus } = alteredEvent({
    event: (event) => ({ ...event, status: { is: 'postponed', day: '2026-05-22' } }),
  })
  vi.doMock('content/eventStatus.ts', () => eventStatus)
  const { StatusBanner } = await import('../../../../../src/site/StatusBanner/StatusBanner.tsx')
  render(<StatusBanner />)
  expect(screen.getByRole('complementary').textContent).toContain(
    `${eventStatus.banner?.label}. ${eventStatus.banner?.text}`,
  )
  expect(eventStatus.banner?.text).toContain('22 de mayo de 2026')
})
