// Pages as they are printed.
import { eventName } from '../../src/event/facts.ts'
import { speakerNames } from '../../src/event/agenda.ts'
import { expect, test } from '../support/fixtures.ts'
import { event, evento, facts, programme, venues } from '../support/evento.ts'

const { perks, questions } = evento

const alone = [
  eventName(event),
  `${facts.fechaLarga}, 10:00–22:00`,
  ...Object.values(venues).map(({ street }) => street),
]

/** Texts that a printed page must hold, and its most sheets. Pages that people take along have one sheet. */
const sheets: Readonly<Record<string, { own: readonly string[]; most: number }>> = {
  '/faq': {
    own: questions.flatMap(({ question, answer }) => [
      question,
      ...answer.map((run) => (typeof run === 'string' ? run : run.label)),
    ]),
    most: 2,
  },
  '/entradas': {
    own: [`(${event.ticketUrl})`, ...perks.map(({ text }) => text)],
    most: 1,
  },
  '/programa': {
    own: programme.flatMap(({ items }) =>
      items.flatMap(({ start, end, title, talks = [] }) => {
        return [start, end, title, ...talks.flatMap((talk) => [speakerNames(talk), talk.title])]
      }),
    ),
    most: 1,
  },
}

test('a printed page stands alone, without its navigation', async ({ page }) => {
  // Imported here: it takes two seconds to load, and not every worker runs this test.
  const { openPdf, textsOf } = await import('../support/pdf.ts')
  for (const [path, { own, most }] of Object.entries(sheets)) {
    await page.goto(`.${path}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.off-paper:visible')).toHaveCount(0)
    const pdf = await openPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(pdf.numPages, path).toBeLessThanOrEqual(most)
    const whole = (await textsOf(pdf)).join(' ').replace(/\s+/g, '')
    // In an answer of the FAQ the text continues after the address that is printed behind a link.
    const text = path === '/faq' ? whole + whole.replace(/\(https?:[^)]*\)/g, '') : whole
    const missing = [...alone, ...own].filter((part) => !text.includes(part.replace(/\s+/g, '')))
    expect(missing, path).toEqual([])
  }
})
