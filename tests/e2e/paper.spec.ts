// Pages as they are printed.
import { eventName } from '../../src/lib/facts.ts'
import { withoutLinks } from '../../src/lib/links.ts'
import { openPdf, textOf } from '../support/pdf.ts'
import { expect, moments, open, routes, test } from '../support/fixtures.ts'
import { event, morning, night, perks, questions, venues } from '../support/specification.ts'

/** What a sheet must say beside what all say. */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  '/faq': questions.flatMap(({ question, answer }) => [question, withoutLinks(answer)]),
  '/entradas': [`(${event.ticketUrl})`, ...perks.map(({ text }) => text)],
  '/programa': [morning, night].flatMap(({ items }) =>
    items.flatMap(({ start, end, title, talks = [] }) => [
      start,
      end,
      title,
      ...talks.flatMap(({ name, talk }) => [name, talk]),
    ]),
  ),
}

/** What one takes along on the day. */
const oneSheet: ReadonlySet<string> = new Set(['/programa', '/entradas'])

test('every printed page stands alone, without its navigation', async ({ tab }) => {
  const { mall, park } = venues
  const alone = [
    eventName(event),
    'Sábado 8 de noviembre de 2025, 11:00–21:00',
    `${mall.street}, 11:00–14:30`,
    `${park.street}, 14:30–21:00`,
    event.ticketUrl,
  ]
  for (const { path } of routes) {
    await tab.goto(path)
    const pdf = await openPdf(await tab.pdf({ format: 'A4', preferCSSPageSize: true }))
    const most = oneSheet.has(path) ? 1 : path === '/' ? 3 : 2
    expect(pdf.numPages, path).toBeLessThanOrEqual(most)
    const texts = Array.from({ length: pdf.numPages }, (_, i) => textOf(pdf, i + 1))
    const whole = (await Promise.all(texts)).join(' ').replace(/\s+/g, '')
    // An answer of the FAQ reads on behind the address that is printed after a link.
    const text = path === '/faq' ? whole + whole.replace(/\(https?:[^)]*\)/g, '') : whole
    const needed = [...alone, ...(ownTexts[path] ?? [])]
    expect(
      needed.filter((part) => !text.includes(part.replace(/\s+/g, ''))),
      path,
    ).toEqual([])
  }
  await tab.emulateMedia({ media: 'print' })
  await expect(tab.getByRole('navigation')).toHaveCount(0)
})

for (const [phase, moment] of Object.entries(moments)) {
  test.describe(`${phase} the event`, () => {
    test.use({ moment })

    test('on paper home has no empty box and no control', async ({ tab }) => {
      await open(tab, '/')
      await tab.emulateMedia({ media: 'print' })
      const found = await tab.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((element) => {
            const { borderTopWidth, borderInlineEndWidth } = getComputedStyle(element)
            const drawn = parseFloat(borderTopWidth) + parseFloat(borderInlineEndWidth) > 0
            const isControl = element.matches('button, summary, svg, iframe')
            return element.checkVisibility() && (isControl || (drawn && !element.innerText.trim()))
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
      expect(found).toEqual([])
    })
  })
}
