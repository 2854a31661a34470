import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { VenuesMap } from '../../../src/pages/Home/VenuesMap.tsx'

vi.mock('content:venues', async (importOriginal) => {
  const { venues } = await importOriginal<typeof import('content:venues')>()
  const all = Object.entries(venues).map(([id, one]) => [
    id,
    { ...one, inSentence: 'el auditorio' },
  ])
  return { venues: Object.fromEntries(all) }
})

it('names both venues of one name: React drops one of two elements with the same key', () => {
  render(<VenuesMap />)
  expect(screen.getAllByText('el auditorio')).toHaveLength(2)
})
