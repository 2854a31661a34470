import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

it('home of an event with one page, without programme, venues and editions, begins without empty paragraphs, lists or links', async () => {
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
