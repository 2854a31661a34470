// Pages as they are printed.
import { eventName } from '../../src/event/facts.ts'
import { speakerNames } from '../../src/event/agenda.ts'
import { expect, open, test } from '../support/fixtures.ts'
import { event, evento, facts, programme, venues } from '../support/evento.ts'

const { perks, questions } = evento

/** Texts that every printed page must have, because on paper it has no header to look them up in. */
const textsOfEveryPage = [
  eventName(event),
  `${facts.fechaLarga}, 10:00–22:00`,
  ...Object.values(venues).map(({ street }) => street),
]

/** Each page's own texts that must be printed, and how many sheets it may take. Pages that people take along take one. */
const printedPages: Readonly<Record<string, { texts: readonly string[]; mostSheets: number }>> = {
  '/faq': {
    texts: questions.flatMap(({ question, answer }) => [
      question,
      ...answer.map((run) => (typeof run === 'string' ? run : run.label)),
    ]),
    mostSheets: 2,
  },
  '/entradas': {
    texts: [`(${event.ticketUrl})`, ...perks.map(({ text }) => text)],
    mostSheets: 1,
  },
  '/programa': {
    texts: programme.flatMap(({ items }) =>
      items.flatMap(({ start, end, title, talks = [] }) => {
        return [start, end, title, ...talks.flatMap((talk) => [speakerNames(talk), talk.title])]
      }),
    ),
    mostSheets: 1,
  },
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

test('a printed page has its texts and the event’s facts, and no navigation', async ({ page }) => {
  // Imported here, because it takes two seconds to load, and only the worker of this test needs it.
  const { openPdf, textsOf } = await import('../support/pdf.ts')
  for (const [path, { texts, mostSheets }] of Object.entries(printedPages)) {
    await page.goto(`.${path}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.off-paper:visible')).toHaveCount(0)
    const pdf = await openPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(pdf.numPages, path).toBeLessThanOrEqual(mostSheets)
    const printed = withoutSpaces((await textsOf(pdf)).join(' '))
    // Behind a link its address is printed in brackets. Texts of answers are looked for without these addresses, too.
    const withoutAddresses = printed.replace(/\(https?:[^)]*\)/g, '')
    const searched = path === '/faq' ? printed + withoutAddresses : printed
    const absentTexts = [...textsOfEveryPage, ...texts].filter(
      (text) => !searched.includes(withoutSpaces(text)),
    )
    expect(absentTexts, path).toEqual([])
  }
})

test('answers are printed where styles do not reach a folded text', async ({ page }) => {
  const { openPdf, textsOf } = await import('../support/pdf.ts')
  // As in Firefox before 143 and Safari before 18.4.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = ((...given: [string]) =>
      !given[0].includes('details-content') && supports(...given)) as typeof CSS.supports
  })
  await open(page, '/faq')
  await page.evaluate(takeOutRule, '::details-content')
  await page.locator('main summary').first().click()
  const [first] = questions
  await expect(page).toHaveURL(`./faq#${first?.id}`)
  const printed = await textsOf(await openPdf(await page.pdf({ format: 'A4' })))
  const whole = printed.join(' ').replace(/\s+/g, '')
  const beginnings = questions.map(({ answer: [run = ''] }) =>
    (typeof run === 'string' ? run : run.label).slice(0, 30).replace(/\s+/g, ''),
  )
  expect(beginnings.filter((text) => !whole.includes(text))).toEqual([])
  // Paper changes neither the page nor its address.
  await expect(page.locator('main details[open]')).toHaveCount(1)
  await expect(page.locator('main details[name=preguntas]')).toHaveCount(questions.length)
  await expect(page).toHaveURL(`./faq#${first?.id}`)
})

/** Runs in the page. Takes the rules of a selector out of the styles for paper. */
function takeOutRule(selector: string) {
  const takeOut = (list: CSSStyleSheet | CSSGroupingRule) => {
    for (const [index, rule] of [...list.cssRules].entries()) {
      if (rule instanceof CSSStyleRule && rule.selectorText === selector) list.deleteRule(index)
      else if (rule instanceof CSSGroupingRule) takeOut(rule)
    }
  }
  for (const sheet of document.styleSheets) takeOut(sheet)
}
