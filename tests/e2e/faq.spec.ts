// The answers on /faq: one is open at a time, and the address names it.
import type { Page } from '@playwright/test'
import {
  expect,
  expectInSight,
  heading,
  navigationLink,
  openWithApp,
  scrollDownTo,
  scrollPosition,
  test,
} from '../support/fixtures.ts'
import { testEvent } from '../support/evento.ts'

const { questions } = testEvent

/** The ids of all answers. The address of an answer is "/faq#" and its id. */
const answerIds = questions.map(({ id }) => id)

/** The <summary> that opens the answer with this id. */
function summaryOf(page: Page, answerId: string) {
  const { question } = questions.find(({ id }) => id === answerId)!
  return page.locator('summary', { hasText: question })
}

const visibleAnswerIds = (page: Page) =>
  page.evaluate(
    (ids) => ids.filter((id) => document.querySelector(`#${id}`)?.checkVisibility()),
    answerIds,
  )

/** Waits until this answer is open, and no other. */
const expectOpen = (page: Page, answerId: string) =>
  expect.poll(() => visibleAnswerIds(page)).toEqual([answerId])

test('a click on a question puts its answer’s id into the address, and a reload opens the answer again', async ({
  page,
}) => {
  await openWithApp(page, '/faq?de=prueba')
  // Imitates a browser extension that adds an element to each question.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.append(document.createElement('span'))
  })

  for (const id of ['salas', 'como-llegar']) {
    await summaryOf(page, id).click()
    await expect(page).toHaveURL(`./faq?de=prueba#${id}`)
  }

  await page.reload()
  await expectOpen(page, 'como-llegar')
})

test('back and forward restore the open answer, the scroll position and the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await openWithApp(page, '/programa')
  await navigationLink(page, 'FAQ').click()
  const summary = summaryOf(page, 'como-llegar')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('./faq#como-llegar')
  await scrollDownTo(page, 150)

  await page.goBack()
  // Waits for the heading, because the address changes before the page does. Going forward between the two would cancel the
  // step back.
  await expect(heading(page)).toHaveText('Programa')
  await page.goForward()

  await expectOpen(page, 'como-llegar')
  await expect(summary).toBeFocused()
  await expect.poll(() => scrollPosition(page)).toBe(150)
})

test('a question stays in place when it opens and the answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openWithApp(page, '/faq')
  for (const id of answerIds.slice(0, 3)) {
    const summary = summaryOf(page, id)
    await summary.focus()
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top)
    const topBefore = await top()
    const movedPixels = async () => Math.abs((await top()) - topBefore)

    await page.keyboard.press('Enter')

    await expectOpen(page, id)
    await expect.poll(movedPixels, id).toBeLessThan(2)
    await expectInSight(summary)
  }
})
