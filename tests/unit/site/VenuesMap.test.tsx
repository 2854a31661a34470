import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { VenuesMap } from '../../../src/pages/Home/VenuesMap.tsx'

vi.mock('content:values', async (importOriginal) => {
  const values = await importOriginal<typeof import('content:values')>()
  const all = Object.entries(values.venues).map(([id, one]) => [
    id,
    { ...one, inSentence: 'el auditorio' },
  ])
  return { ...values, venues: Object.fromEntries(all) }
})

it('names both venues of one name: React drops one of two elements with the same key', () => {
  render(<VenuesMap />)
  expect(screen.getAllByText('el auditorio')).toHaveLength(2)
})
