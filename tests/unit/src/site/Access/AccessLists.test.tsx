import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

// Styles hide an element with the attribute `data-when="to-come"` once the event is over.
it.each([
  { fact: 'is hidden once the event is over', calledOff: false, when: 'to-come' },
  { fact: 'stays if the event is called off', calledOff: true, when: null },
])('the text that says whom to ask $fact', async ({ calledOff, when }) => {
  await replaceValues(({ event }) => ({ event: { ...event, calledOff } }))
  const { AskFor } = await import('../../../../../src/site/Access/AccessLists.tsx')
  render(<AskFor />, { wrapper: MemoryRouter })
  const text = screen.getByText(/^Para pedirlo/)
  expect(text.parentElement?.getAttribute('data-when')).toBe(when)
})
