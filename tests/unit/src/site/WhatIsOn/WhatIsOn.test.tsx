// The panel that shows on the event's day what is on: its headings and its links. tests/e2e tests how the panel looks.
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { testEvent } from '../../../../support/evento.ts'
import { replaceValues } from '../../../../support/values.ts'

/**
 * Renders the panel at a time of the event's day.
 * @param values values of the event that replace those of the tests' event
 */
async function renderAt(time: string, values: object = {}) {
  vi.useFakeTimers()
  vi.setSystemTime(`2026-05-15T${time}:00+02:00`)
  await replaceValues(() => values)
  const { WhatIsOn } = await import('../../../../../src/site/WhatIsOn/WhatIsOn.tsx')
  return act(async () => render(<WhatIsOn />, { wrapper: MemoryRouter }))
}

const isAriaHidden = (node: Node) => node instanceof Element && node.ariaHidden === 'true'

/** The nodes in an element that screen readers read. */
const spokenNodes = (element: Element) =>
  [...element.childNodes].filter((node) => !isAriaHidden(node))

/** The elements and texts of all headings, as screen readers read them: "h2 Ahora". */
const headings = () =>
  screen.queryAllByRole('heading').map((heading) => {
    const spokenTexts = spokenNodes(heading).map(({ textContent }) => textContent)
    const text = spokenTexts.join('').replaceAll(/\s+/g, ' ')
    return `${heading.localName} ${text}`
  })

it('the heading says what is on, and until when', async () => {
  await renderAt('12:30')
  expect(headings()).toEqual(['h2 Ahora: La marea que no vino, hasta las 13:30'])
})

// A screen reader may read each node as a separate line.
it('the heading is a single node for screen readers', async () => {
  await renderAt('12:30')
  expect(spokenNodes(screen.getByRole('heading', { level: 2 }))).toHaveLength(1)
})

it('if items are on in several rooms, each has a heading with its room and its end', async () => {
  await renderAt('11:00')
  expect(headings()).toEqual([
    'h2 Ahora',
    'h3 Historias de puerto · Sala Norte · hasta las 12:00',
    'h3 Taller de nudos · Sala Sur · hasta las 11:30',
  ])
})

const linkTargets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')

/** Targets of the links that lead to help: the phone, messages, and the answer about accessibility. */
const helpLinks = () => linkTargets().filter((target) => /^(?:tel|sms):|accesibilidad/.test(target))

it('during the last item the panel says that it is the last one', async () => {
  await renderAt('19:00')
  expect(screen.getByText('Es lo último del programa.')).toBeTruthy()
})

it('during an earlier item the panel does not say that it is the last one', async () => {
  await renderAt('12:30')
  expect(screen.queryByText('Es lo último del programa.')).toBeNull()
})

it('the panel links to the phone number for the day and to the answer about accessibility', async () => {
  await renderAt('12:30')
  expect(helpLinks()).toEqual(['tel:+34600111222', 'sms:+34600111222', '/faq#accesibilidad'])
})

it('the panel offers no help if the event has neither a phone number for the day nor an answer about access', async () => {
  await renderAt('12:30', { accessAddress: null, helpToday: [] })
  expect(helpLinks()).toEqual([])
  expect(screen.queryByText(/Ayuda/)).toBeNull()
})

it('without a programme the panel says that the event has begun, and where it is', async () => {
  const { container } = await renderAt('12:30', { programme: [] })
  expect(container.textContent).toMatch(/^Ya ha empezado.*En la biblioteca/)
  expect(linkTargets()).toEqual([expect.stringContaining('google.com/maps/dir')])
})

it('if the event has no hours, the panel says that it is today', async () => {
  const event = { ...testEvent.event, end: undefined }
  const { container } = await renderAt('12:30', { programme: [], event })
  expect(container.textContent).toMatch(/^Hoy.*En la biblioteca/)
})
