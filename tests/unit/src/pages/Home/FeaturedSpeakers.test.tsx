import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

it('the featured speakers are not links in an event without a page of speakers', async () => {
  await replaceValues(({ pages }) => ({ pages: { home: pages.home } }))
  const { FeaturedSpeakers } = await import('../../../../../src/pages/Home/FeaturedSpeakers.tsx')
  render(<FeaturedSpeakers />, { wrapper: MemoryRouter })
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1)
  expect(screen.queryAllByRole('link')).toEqual([])
})
