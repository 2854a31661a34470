// The panel that shows what is on, on the event's day: its headings and its links. tests/e2e tests how it looks.
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { testEvent } from '../../../../support/evento.ts'
import { replaceValues } from '../../../../support/values.ts'

/** Shows the panel at a time of the event's day. @param values the values that replace those of the tests' event */
async function showAt(time: string, values: object = {}) {
  vi.useFakeTimers()
  vi.setSystemTime(`2026-05-15T${time}:00+02:00`)
  await replaceValues(() => values)
  const { WhatIsOn } = await import('../../../../../src/site/WhatIsOn/WhatIsOn.tsx')
  return act(async () => render(<WhatIsOn />, { wrapper: MemoryRouter }))
}

/** The nodes in an element that screen readers read. */
const spokenNodes = (element: Element) =>
  [...element.childNodes].filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))

/** The headings with their level, as screen readers read them: "h2 Ahora". */
const headings = () =>
  screen.queryAllByRole('heading').map((heading) => {
    const text = spokenNodes(heading)
      .map(({ textContent }) => textContent)
      .join('')
    return `${heading.localName} ${text.replaceAll(/\s+/g, ' ')}`
  })

it('the heading says what is on, and until when', async () => {
  await showAt('12:30')
  expect(headings()).toEqual(['h2 Ahora: La marea que no vino, hasta las 13:30'])
})

it('the heading is one node for screen readers, which may read each node as a line', async () => {
  await showAt('12:30')
  expect(spokenNodes(screen.getByRole('heading', { level: 2 }))).toHaveLength(1)
})

it('if items are on in several rooms, each has a heading with its room and its end', async () => {
  await showAt('11:00')
  expect(headings()).toEqual([
    'h2 Ahora',
    'h3 Historias de puerto · Sala Norte · hasta las 12:00',
    'h3 Taller de nudos · Sala Sur · hasta las 11:30',
  ])
})

const linkTargets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

/** Targets of the links that lead to help: by phone, by message, or on the accessibility of the venues. */
const helpLinks = () => linkTargets().filter((target) => /^(?:tel|sms):|accesibilidad/.test(target))

it('during the last item the panel says that it is the last', async () => {
  await showAt('19:00')
  expect(screen.getByText('Es lo último del programa.')).toBeTruthy()
})

it('before the last item the panel does not say that an item is the last', async () => {
  await showAt('12:30')
  expect(screen.queryByText('Es lo último del programa.')).toBeNull()
})

it('the panel links to the phone of the day and to the answer about accessibility', async () => {
  await showAt('12:30')
  expect(helpLinks()).toEqual(['tel:+34600111222', 'sms:+34600111222', '/faq#accesibilidad'])
})

it('the panel offers no help if the event has neither a phone of the day nor an answer about accessibility', async () => {
  await showAt('12:30', { accessAddress: null, helpToday: [] })
  expect(helpLinks()).toEqual([])
  expect(screen.queryByText(/Ayuda/)).toBeNull()
})

it('without a programme the panel says that the event has begun, and where', async () => {
  const { container } = await showAt('12:30', { programme: [] })
  expect(container.textContent).toMatch(/^Ya ha empezado.*En la biblioteca/)
  expect(linkTargets()).toEqual([expect.stringContaining('google.com/maps/dir')])
})

it('if the event has no hours, the panel says that it is today', async () => {
  const { end: _, ...event } = testEvent.event
  const { container } = await showAt('12:30', { programme: [], event })
  expect(container.textContent).toMatch(/^Hoy.*En la biblioteca/)
})
