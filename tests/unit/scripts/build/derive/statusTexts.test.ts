// The titles of pages once the event has changed. outputs/event-status.test.ts has the texts of all outputs.
import { expect, it } from 'vitest'
import { alteredEvent, type Changes } from '../../../../support/altered-event.ts'

const cancelled: Changes['event'] = (event) => ({ ...event, status: { is: 'cancelled' } })

/** The title of the programme's page after the event is cancelled. @param title the title in pages.yaml */
function cancelledTitle(title: string): string | undefined {
  const { pages } = alteredEvent({
    event: cancelled,
    pages: (before) => {
      const programme = { ...before.pages.programme!, title }
      return { ...before, pages: { ...before.pages, programme } }
    },
  })
  return pages.programme?.title
}

// A title has 70 letters at most.
it.each([
  ['Programa · {evento}', 'Cancelado · Programa · Jornadas del Cantábrico 2026'],
  [
    'El programa de todo el día y la noche · {evento}',
    'Cancelado · El programa de todo el día y la noche · Cantábrico 2026',
  ],
  [
    'El programa de todo el día, de la tarde y de la noche · {evento}',
    'Cancelado · El programa de todo el día, de la tarde y de la noche',
  ],
])('the title «%s» becomes «%s»', (title, expected) => {
  expect(cancelledTitle(title)).toBe(expected)
})
