import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alteredEvent } from '../../../../support/altered-event.ts'

it('what has changed is said on top of every page, with a label', async () => {
  const { state } = alteredEvent({
    event: (event) => ({ ...event, status: { is: 'postponed', day: '2026-05-22' } }),
  })
  vi.doMock('content/state.ts', () => state)
  const { StateBanner } = await import('../../../../../src/site/StateBanner/StateBanner.tsx')
  render(<StateBanner />)
  expect(screen.getByRole('complementary').textContent).toContain(
    `${state.banner?.label}. ${state.banner?.text}`,
  )
  expect(state.banner?.text).toContain('22 de mayo de 2026')
})
