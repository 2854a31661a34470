// Pages as they are printed.
import type { Page } from '@playwright/test'
import { eventName } from '../../src/event/facts.ts'
import { speakerNames } from '../../src/event/agenda.ts'
import { plainText } from '../../src/lib/runs.ts'
import { expect, openWithApp, test } from '../support/fixtures.ts'
import { event, testEvent, facts, programme, venues } from '../support/evento.ts'

const { perks, questions } = testEvent

/** Texts that every printed page must have, because a sheet of paper has no links to the pages with these facts. */
const textsOfEveryPage = [
  eventName(event),
  `${facts.fechaLarga}, 10:00–22:00`,
  ...Object.values(venues).map(({ street }) => street),
]

/**
 * The questions, and the pieces of their answers: texts and links. A printed link is followed by its address, so a whole answer
 * would not be found in the printed text.
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

/** The texts that each page has to print. `mostSheets` is 1 for a page that people carry with them. */
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
  // The module takes two seconds to load. A static import would delay each worker that reads this file.
  const { openPdf, textsOf } = await import('../support/pdf.ts')
  // With `preferCSSPageSize` a size in the `@page` rule of the styles would replace A4, as in a browser. The rule has none
  // (styles/_print.scss).
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

    const printed = await print(page)

    expect(printed.sheets).toBeLessThanOrEqual(mostSheets)
    const absentTexts = [...textsOfEveryPage, ...texts].filter(
      (text) => !printed.text.includes(withoutSpaces(text)),
    )
    expect(absentTexts).toEqual([])
  })
}

/** Runs in the page. Removes the rules with a selector from all stylesheets. */
function removeRules(selector: string) {
  const removeFrom = (list: CSSStyleSheet | CSSGroupingRule) => {
    // Goes backwards, because the removal of a rule changes the indices of the rules after it.
    for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = list.cssRules[index]
      if (rule instanceof CSSStyleRule && rule.selectorText === selector) list.deleteRule(index)
      else if (rule instanceof CSSGroupingRule) removeFrom(rule)
    }
  }
  for (const stylesheet of document.styleSheets) removeFrom(stylesheet)
}

test.describe('in a browser without `::details-content`, such as Firefox before 143 and Safari before 18.4,', () => {
  test.beforeEach(async ({ page }) => {
    // The page asks `CSS.supports('selector(::details-content)')` (src/browser/printing.ts).
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (condition: string) =>
        !condition.includes('details-content') && supports(condition)
    })
    await openWithApp(page, '/faq')
    await page.evaluate(removeRules, '::details-content')
    // Opens the first answer.
    await page.locator('main summary').first().click()
    await expect(page).toHaveURL(`./faq#${questions[0]?.id}`)
  })

  test('every answer is printed', async ({ page }) => {
    const beginnings = questions.map(({ answer }) => {
      const [firstPiece = ''] = answer
      return withoutSpaces(plainText([firstPiece]).slice(0, 30))
    })
    const { text } = await print(page)
    expect(beginnings.filter((beginning) => !text.includes(beginning))).toEqual([])
  })

  test('printing changes neither the page nor its address', async ({ page }) => {
    await print(page)
    // Before printing the page opens every <details>. It also removes each `name`, because only one <details> of a name can be
    // open. After printing it undoes both (src/browser/printing.ts).
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(page.locator('main details[name=preguntas]')).toHaveCount(questions.length)
    await expect(page).toHaveURL(`./faq#${questions[0]?.id}`)
  })
})
