// The titles of pages of a cancelled event. outputs/eventStatus.test.ts has the texts of all outputs.
import { expect, it } from 'vitest'
import { alteredEvent, type Changes } from '../../../../support/alteredEvent.ts'

const cancelled: Changes['event'] = (event) => ({ ...event, status: { is: 'cancelled' } })

/** The title of the programme's page if the event is cancelled. @param title the title in pages.yaml */
function cancelledTitle(title: string): string | undefined {
  const { pages } = alteredEvent({
    event: cancelled,
    pages: (file) => {
      const programme = { ...file.pages.programme!, title }
      return { ...file, pages: { ...file.pages, programme } }
    },
  })
  return pages.programme?.title
}

// A title is the page's name and the event's name, and has at most 70 characters. In a longer title the event's short name
// replaces its name. If the title is still too long, it loses the short name, too.
it.each([
  { pageNameLength: 27, ending: ' · Jornadas del Cantábrico 2026', totalLength: 70 },
  { pageNameLength: 28, ending: ' · Cantábrico 2026', totalLength: 58 },
  // This title is too long even without "Cancelado". So fillFacts.ts has already shortened it, to the short name without year.
  { pageNameLength: 45, ending: ' · Cantábrico', totalLength: 70 },
  { pageNameLength: 46, ending: '', totalLength: 58 },
])(
  'if the event is cancelled, the title of a page whose name has $pageNameLength letters ends with "$ending"',
  ({ pageNameLength, ending, totalLength }) => {
    const pageName = 'Programa'.padEnd(pageNameLength, 'a')
    const title = cancelledTitle(`${pageName} · {evento}`)
    expect(title).toBe(`Cancelado · ${pageName}${ending}`)
    expect(title).toHaveLength(totalLength)
  },
)
