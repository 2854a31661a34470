import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'

it.each([
  ['goes once the event is over', false, 'to-come'],
  ['stays if the event is called off', true, null],
])('whom to ask %s', async (_, calledOff, when) => {
  vi.resetModules()
  vi.doMock('content/values.ts', async (importActual) => {
    const actual = await importActual<typeof import('content/values.ts')>()
    return { ...actual, event: { ...actual.event, calledOff } }
  })
  const { AskFor } = await import('../../../../../src/site/Access/AccessLists.tsx')
  render(<AskFor />, { wrapper: MemoryRouter })
  const text = screen.getByText(/^Para pedirlo/)
  expect(text.parentElement?.getAttribute('data-when')).toBe(when)
})
