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

/** The question with this id. */
const question = (page: Page, id: string) =>
  page.locator('summary', { hasText: questions.find((one) => one.id === id)!.question })

/** Ids of the answers that are visible. */
const openAnswers = (page: Page) =>
  page.evaluate(
    (all) => all.filter((id) => document.querySelector(`#${id}`)?.checkVisibility()),
    questions.map(({ id }) => id),
  )

/** Waits until this answer is open, and no other. */
const expectOpen = (page: Page, id: string) => expect.poll(() => openAnswers(page)).toEqual([id])

test('the address bar has the open answer’s address, which opens it again', async ({ page }) => {
  await openWithApp(page, '/faq?de=prueba')
  // Some browser extensions add an element to a text. The address must not depend on what is in a question's element.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.append(document.createElement('span'))
  })
  for (const id of ['salas', 'como-llegar']) {
    await question(page, id).click()
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
  const summary = question(page, 'como-llegar')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('./faq#como-llegar')
  await scrollDownTo(page, 150)
  await page.goBack()
  // The address changes before the page does. A step forward at that moment would cancel the step back.
  await expect(heading(page)).toHaveText('Programa')
  await page.goForward()
  await expectOpen(page, 'como-llegar')
  await expect(summary).toBeFocused()
  await expect.poll(() => scrollPosition(page)).toBe(150)
})

test('a question stays in place when it opens and the answer above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openWithApp(page, '/faq')
  for (const { id } of questions.slice(0, 3)) {
    const summary = question(page, id)
    await summary.focus()
    const top = () => summary.evaluate((one) => one.getBoundingClientRect().top)
    const topBefore = await top()
    await page.keyboard.press('Enter')
    await expectOpen(page, id)
    await expect.poll(async () => Math.abs((await top()) - topBefore), id).toBeLessThan(2)
    await expectInSight(summary)
  }
})
