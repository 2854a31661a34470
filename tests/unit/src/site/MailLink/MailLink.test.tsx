import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MailLink } from '../../../../../src/site/MailLink/MailLink.tsx'
import { event } from '../../../../support/evento.ts'

it.each([
  ['without a label', undefined],
  ['whose label is the address', event.email],
])('a link %s shows the address, which may wrap after the @', (_, label) => {
  render(<MailLink>{label}</MailLink>)
  const link = screen.getByRole('link', { name: event.email })
  expect(link.innerHTML).toMatch(/@<wbr>/)
})

it('a link with another label shows that label', () => {
  render(<MailLink>escríbenos</MailLink>)
  const link = screen.getByRole('link', { name: 'escríbenos' })
  expect(link.getAttribute('href')).toBe(`mailto:${event.email}`)
})
