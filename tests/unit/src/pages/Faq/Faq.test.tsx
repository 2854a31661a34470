import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Component } from '../../../../../src/pages/Faq/Faq.tsx'

// A browser extension may add an element to a <details>.
it('the address names an opened answer, even if its <details> has an additional element', () => {
  const { container } = render(<Component />, { wrapper: MemoryRouter })
  const details = container.querySelector('details')!
  const answer = details.querySelector('[role="group"]')!
  details.append(document.createElement('span'))
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(location.hash).toBe(`#${answer.id}`)
})
