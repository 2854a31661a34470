import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

it('if the home page has an introduction for the time after the event, it is marked for that time', async () => {
  const introAfter = 'Así fue aquel día.'
  await replaceValues(({ pages }) => ({ pages: { ...pages, home: { ...pages.home, introAfter } } }))
  const { Component } = await import('../../../../../src/pages/Home/Home.tsx')
  render(<Component />, { wrapper: MemoryRouter })
  expect(screen.getByText(introAfter).getAttribute('data-when')).toBe('after')
})
