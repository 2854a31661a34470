// The titles of pages once the event is cancelled. outputs/eventStatus.test.ts has the texts of all outputs.
import { expect, it } from 'vitest'
import { alteredEvent, type Changes } from '../../../../support/alteredEvent.ts'

const cancelled: Changes['event'] = (event) => ({ ...event, status: { is: 'cancelled' } })

/** The title of the programme's page after the event is cancelled. @param title the title in pages.yaml */
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

// If a title has more than 70 letters, first the event's name is shortened, then left out.
it.each([
  { letters: 27, ending: ' · Jornadas del Cantábrico 2026', total: 70 },
  { letters: 28, ending: ' · Cantábrico 2026', total: 58 },
  // A title that is too long even without "Cancelado" has got the short name, which has no year, in fillFacts.ts.
  { letters: 45, ending: ' · Cantábrico', total: 70 },
  { letters: 46, ending: '', total: 58 },
])(
  'after "Cancelado · " and $letters letters a title ends with $ending',
  ({ letters, ending, total }) => {
    const ownTitle = 'Programa'.padEnd(letters, 'a')
    const title = cancelledTitle(`${ownTitle} · {evento}`)
    expect(title).toBe(`Cancelado · ${ownTitle}${ending}`)
    expect(title).toHaveLength(total)
  },
)
