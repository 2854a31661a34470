import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

it('the top of the home page of a new event has no empty paragraphs, no empty lists and no line of links', async () => {
  // A new event has one page, and no programme, venues or editions yet.
  await replaceValues(({ pages }) => ({
    pages: { home: pages.home },
    programme: [],
    venues: {},
    editions: [],
  }))
  const { Hero } = await import('../../../../../src/pages/Home/Hero.tsx')
  const { container } = render(<Hero />, { wrapper: MemoryRouter })
  expect(container.querySelector('h1')).not.toBeNull()
  // The line of links has the class "cluster".
  expect(container.querySelectorAll('p:empty, ul:empty, .cluster')).toHaveLength(0)
})
