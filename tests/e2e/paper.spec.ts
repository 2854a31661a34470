// Pages as they are printed.
import type { Page } from '@playwright/test'
import { eventName } from '../../src/event/facts.ts'
import { speakerNames } from '../../src/event/agenda.ts'
import { plainText } from '../../src/lib/runs.ts'
import { expect, openWithApp, test } from '../support/fixtures.ts'
import { event, testEvent, facts, programme, venues } from '../support/evento.ts'

const { perks, questions } = testEvent

/** Texts that every printed page must have, because a sheet of paper has no link to another page. */
const textsOfEveryPage = [
  eventName(event),
  `${facts.fechaLarga}, 10:00–22:00`,
  ...Object.values(venues).map(({ street }) => street),
]

/**
 * The questions, and their answers in pieces: text and links. Each piece is searched alone, because the printed address
 * of a link stands between the link and the next piece.
 */
const textsOfQuestions = questions.flatMap(({ question, answer }) => [
  question,
  ...answer.map((piece) => plainText([piece])),
])

const textsOfProgramme = programme
  .flatMap(({ items }) => items)
  .flatMap(({ start, end, title, talks = [] }) => {
    const textsOfTalks = talks.flatMap((talk) => [speakerNames(talk), talk.title])
    return [start, end, title, ...textsOfTalks]
  })

/** The texts that must be printed on each page. `mostSheets` is 1 for a page that people carry with them. */
const printedPages: readonly { path: string; texts: readonly string[]; mostSheets: number }[] = [
  { path: '/faq', texts: textsOfQuestions, mostSheets: 2 },
  {
    path: '/entradas',
    texts: [`(${event.ticketUrl})`, ...perks.map(({ text }) => text)],
    mostSheets: 1,
  },
  { path: '/programa', texts: textsOfProgramme, mostSheets: 1 },
]

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/** Prints the page. @returns the number of sheets, and the text without spaces */
async function print(page: Page) {
  // Imported here, because it takes two seconds to load, and only the workers of these tests need it.
  const { openPdf, textsOf } = await import('../support/pdf.ts')
  // As in a browser, a size in the styles' `@page` would replace A4. They have none (styles/_print.scss).
  const pdf = await openPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  const texts = await textsOf(pdf)
  return { sheets: pdf.numPages, text: withoutSpaces(texts.join(' ')) }
}

for (const { path, texts, mostSheets } of printedPages) {
  test(`${path} is printed with its texts and the event’s facts, without navigation`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.off-paper:visible')).toHaveCount(0)
    const { sheets, text: printed } = await print(page)
    expect(sheets).toBeLessThanOrEqual(mostSheets)
    const absentTexts = [...textsOfEveryPage, ...texts].filter(
      (text) => !printed.includes(withoutSpaces(text)),
    )
    expect(absentTexts).toEqual([])
  })
}

/** Runs in the page. Removes the rules with a selector from all stylesheets. */
function removeRules(selector: string) {
  const removeFrom = (list: CSSStyleSheet | CSSGroupingRule) => {
    // From the last rule on, so that a removed rule changes no index that is still to come.
    for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = list.cssRules[index]
      if (rule instanceof CSSStyleRule && rule.selectorText === selector) list.deleteRule(index)
      else if (rule instanceof CSSGroupingRule) removeFrom(rule)
    }
  }
  for (const stylesheet of document.styleSheets) removeFrom(stylesheet)
}

test.describe('where styles cannot unfold an answer, as in Firefox before 143 and Safari before 18.4,', () => {
  test.beforeEach(async ({ page }) => {
    // The page asks once whether the browser supports `::details-content` (src/browser/printing.ts).
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = ((...given: [string]) =>
        !given[0].includes('details-content') && supports(...given)) as typeof CSS.supports
    })
    await openWithApp(page, '/faq')
    await page.evaluate(removeRules, '::details-content')
    await page.locator('main summary').first().click()
    await expect(page).toHaveURL(`./faq#${questions[0]?.id}`)
  })

  test('every answer is printed', async ({ page }) => {
    const { text: printed } = await print(page)
    const beginnings = questions.map(({ answer: [firstPiece = ''] }) =>
      withoutSpaces(plainText([firstPiece]).slice(0, 30)),
    )
    expect(beginnings.filter((text) => !printed.includes(text))).toEqual([])
  })

  test('printing changes neither the page nor its address', async ({ page }) => {
    await print(page)
    // For printing the page opens all answers (src/browser/printing.ts). It also removes `name` from each closed <details>,
    // because only one of a name can be open. After printing it undoes both.
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(page.locator('main details[name=preguntas]')).toHaveCount(questions.length)
    await expect(page).toHaveURL(`./faq#${questions[0]?.id}`)
  })
})
