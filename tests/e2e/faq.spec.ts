import type { Page } from '@playwright/test'
import {
  expect,
  expectInSight,
  link,
  open,
  scrollDownTo,
  scrollPosition,
  test,
} from '../support/fixtures.ts'
import { evento } from '../support/evento.ts'

const { questions } = evento
const slugs = questions.map(({ id }) => id)

const question = (page: Page, slug: string) =>
  page.locator('summary', { hasText: questions.find(({ id }) => id === slug)?.question ?? '?' })

/** Waits until exactly these answers can be read. */
const expectOpen = (page: Page, ...readable: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(
        (all) => all.filter((id) => document.querySelector(`#${id}`)?.checkVisibility()),
        slugs,
      ),
    )
    .toEqual(slugs.filter((slug) => readable.includes(slug)))

test('an answer that is opened puts its address into the bar, and is open there for another visitor', async ({
  tab,
}) => {
  await open(tab, '/faq?de=prueba')
  for (const id of ['salas', 'como-llegar']) {
    await question(tab, id).click()
    await expect(tab).toHaveURL(`./faq?de=prueba#${id}`)
  }
  await tab.reload()
  await expectOpen(tab, 'como-llegar')
  await link(tab, 'Programa').click()
  await expect(tab).toHaveURL('./programa')
  await tab.goBack()
  await expectOpen(tab, 'como-llegar')
})

test('a step back to the questions finds the answer open, the place and the focus', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 1280, height: 400 })
  await open(tab, '/programa')
  await link(tab, 'FAQ').click()
  const summary = question(tab, 'como-llegar')
  await summary.focus()
  await tab.keyboard.press('Enter')
  await expect(tab).toHaveURL('./faq#como-llegar')
  await scrollDownTo(tab, 150)
  await tab.goBack()
  await expect(tab).toHaveURL('./programa')
  await tab.goForward()
  await expectOpen(tab, 'como-llegar')
  await expect(summary).toBeFocused()
  expect(await scrollPosition(tab)).toBe(150)
})

test('a question stays where it is in a low window while the one above it closes', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 320, height: 256 })
  await open(tab, '/faq')
  for (const id of slugs.slice(0, 3)) {
    const summary = question(tab, id)
    await summary.focus()
    const topOf = async () => Math.round((await summary.boundingBox())?.y ?? -1)
    const top = await topOf()
    await tab.keyboard.press('Enter')
    await expectOpen(tab, id)
    await expect.poll(async () => Math.abs((await topOf()) - top), id).toBeLessThan(2)
    await expectInSight(summary)
  }
})
