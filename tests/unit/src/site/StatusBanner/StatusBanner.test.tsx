import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alteredEvent } from '../../../../support/alteredEvent.ts'

it('the banner of a postponed event shows its label and the new day', async () => {
  const { eventStatus } = alteredEvent({
    event: (event) => ({ ...event, status: { is: 'postponed', day: '2026-05-22' } }),
  })
  vi.doMock('content/eventStatus.ts', () => eventStatus)
  const { StatusBanner } = await import('../../../../../src/site/StatusBanner/StatusBanner.tsx')
  render(<StatusBanner />)
  const { label, text } = eventStatus.banner!
  expect(screen.getByRole('complementary').textContent).toContain(`${label}. ${text}`)
  expect(text).toContain('22 de mayo de 2026')
})
