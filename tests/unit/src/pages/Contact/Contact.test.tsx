// On the contact page the heading "O por aquí" (or this way) is above the ways to reach the event without the form.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { copy, event } from '../../../../support/evento.ts'
import { replaceValues } from '../../../../support/values.ts'

const { ways } = copy.contact

/** The ways to reach an event without the form. */
type Ways = {
  readonly email?: string
  readonly social?: typeof event.social
  /** How soon the event answers. The text is empty for an event without `replyHours`. */
  readonly reply?: string
}

/** The headings of level 2 on the contact page of an event with only these ways. */
async function headingsWith({ email, social = [], reply = '' }: Ways) {
  await replaceValues((values) => ({ event: { ...values.event, email, social } }))
  vi.doMock('content/copy.ts', async (importActual) => ({
    ...(await importActual<typeof import('content/copy.ts')>()),
    contact: { ...copy.contact, ways: { ...ways, reply } },
  }))
  onTestFinished(() => vi.doUnmock('content/copy.ts'))
  // The page reads the values when it is imported.
  const { Component } = await import('../../../../../src/pages/Contact/Contact.tsx')
  render(<Component />, { wrapper: MemoryRouter })
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

it('without an e-mail address, networks and a time to answer, only the form has a heading', async () => {
  expect(await headingsWith({})).toEqual(['Escríbenos'])
})

it.each<[name: string, way: Ways]>([
  ['an e-mail address', { email: event.email }],
  ['networks', { social: event.social }],
  ['a time to answer', { reply: ways.reply }],
])('with %s the other ways have a heading, too', async (_, way) => {
  expect(await headingsWith(way)).toEqual(['Escríbenos', 'O por aquí'])
})
