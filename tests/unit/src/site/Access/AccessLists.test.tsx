import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

// Styles hide an element with `data-when="to-come"` once the event is over. An event that is called off counts as over.
it.each([
  { outcome: 'is hidden once the event is over', calledOff: false, when: 'to-come' },
  { outcome: 'is never hidden if the event is called off', calledOff: true, when: null },
])('the text about whom to ask $outcome', async ({ calledOff, when }) => {
  await replaceValues(({ event }) => ({ event: { ...event, calledOff } }))
  const { AskFor } = await import('../../../../../src/site/Access/AccessLists.tsx')
  render(<AskFor />, { wrapper: MemoryRouter })
  const text = screen.getByText(/^Para pedirlo/)
  expect(text.parentElement?.getAttribute('data-when')).toBe(when)
})
