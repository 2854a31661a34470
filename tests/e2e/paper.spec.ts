// Pages as they are printed.
import { eventName } from '../../src/event/facts.ts'
import { speakerNames } from '../../src/event/agenda.ts'
import { expect, open, test } from '../support/fixtures.ts'
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
