// The titles of pages of a cancelled event. outputs/eventStatus.test.ts has the texts of all outputs.
import { expect, it } from 'vitest'
import { alteredEvent, type Changes } from '../../../../support/alteredEvent.ts'

const cancelled: Changes['event'] = (event) => ({ ...event, status: { is: 'cancelled' } })

/** The title of the programme's page if the event is cancelled. @param title the title in pages.yaml */
function cancelledTitle(title: string): string | undefined {
  const { pages } = alteredEvent({
    event: cancelled,
    pages: (pagesFile) => {
      const programme = { ...pagesFile.pages.programme!, title }
      return { ...pagesFile, pages: { ...pagesFile.pages, programme } }
    },
  })
  return pages.programme?.title
}

// A title has at most 70 letters. In a longer title the event's short name replaces its name. A title that is still too long
// loses that, too. The number of letters is that of the title's own words.
it.each([
  { letters: 27, ending: ' · Jornadas del Cantábrico 2026', total: 70 },
  { letters: 28, ending: ' · Cantábrico 2026', total: 58 },
  // This title is too long even without "Cancelado". So fillFacts.ts has shortened it, to the short name without the year.
  { letters: 45, ending: ' · Cantábrico', total: 70 },
  { letters: 46, ending: '', total: 58 },
])(
  'a title of $letters letters and the event’s name begins with "Cancelado · " and ends with "$ending"',
  ({ letters, ending, total }) => {
    const ownTitle = 'Programa'.padEnd(letters, 'a')
    const title = cancelledTitle(`${ownTitle} · {evento}`)
    expect(title).toBe(`Cancelado · ${ownTitle}${ending}`)
    expect(title).toHaveLength(total)
  },
)
