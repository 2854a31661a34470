// The panel of the day, for people who move by headings or need help. Its look is tested in tests/e2e.
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'

type Values = typeof import('content/values.ts')

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})

/** Shows the panel at a time of the day. */
async function showAt(time: string, changed: Partial<Values> = {}) {
  vi.setSystemTime(`2026-05-15T${time}:00+02:00`)
  vi.doMock('content/values.ts', async (importActual) => ({
    ...(await importActual<Values>()),
    ...changed,
  }))
  const { WhatIsOn } = await import('../../../../../src/site/WhatIsOn/WhatIsOn.tsx')
  await act(async () => render(<WhatIsOn />, { wrapper: MemoryRouter }))
}

const headings = () =>
  screen
    .queryAllByRole('heading')
    .map(({ localName, textContent }) => `${localName} ${textContent.replaceAll(/\s+/g, ' ')}`)

it.each([
  ['one item', '12:30', ['h2 Ahora: La marea que no vino, hasta las 13:30']],
  [
    'several rooms',
    '11:00',
    [
      'h2 Ahora ',
      'h3 Historias de puerto · Sala Norte · hasta las 12:00',
      'h3 Taller de nudos · Sala Sur · hasta las 11:30',
    ],
  ],
])('by headings alone one hears what is on and until when: %s', async (_, time, heard) => {
  await showAt(time)
  expect(headings()).toEqual(heard)
})

/** Addresses of the panel's links to help. */
const helpLinks = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => link.getAttribute('href'))
    .filter((address) => /^(?:tel|sms):|accesibilidad/.test(address ?? ''))

it('has the phone of the day, and the way to what the venues offer', async () => {
  await showAt('12:30')
  expect(helpLinks()).toEqual(['tel:+34600111222', 'sms:+34600111222', '/faq#accesibilidad'])
})

it('has neither if the event says nothing', async () => {
  await showAt('12:30', { accessAddress: null, helpToday: [] })
  expect(helpLinks()).toEqual([])
  expect(screen.queryByText(/Ayuda/)).toBeNull()
})
