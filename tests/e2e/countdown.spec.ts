import type { Page } from '@playwright/test'
import {
  appStarted,
  drawnFrame,
  everyPath,
  expect,
  expectPicturesDrawn,
  heading,
  holdApp,
  open,
  routes,
  siteNavigation,
  test,
} from '../support/fixtures.ts'
import { copy } from '../support/specification.ts'

const start = Date.parse('2025-11-08T11:00:00+01:00')

/** In the page in every phase, and shown until the start. */
const timer = (page: Page) => page.locator('[role=timer]')
const onNow = (page: Page) => page.locator('main [data-when=during]')
const pauseButton = (page: Page) => page.getByRole('button', { name: copy.countdown.pause })
const resumeButton = (page: Page) => page.getByRole('button', { name: copy.countdown.resume })

type Parts = readonly [days: number, hours: number, minutes: number, seconds: number]

const timerText = /^(\d+) días? (\d+) horas? (\d+) minutos? (\d+) segundos?$/

/** What the countdown shows, read as a person does; anything else than four numbers with their units is null. */
async function shownParts(page: Page): Promise<number[] | null> {
  const text = ((await timer(page).textContent()) ?? '').replace(/\s+/g, ' ').trim()
  return timerText.exec(text)?.slice(1).map(Number) ?? null
}

async function expectParts(page: Page, parts: Parts) {
  await expect.poll(() => shownParts(page)).toEqual(parts)
}

/** Counts the timers that wait and every change of the document from now on. Needs the clock installed. */
async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const waiting = new Set<number>()
    const { setTimeout: later, setInterval: every, clearTimeout: drop } = window
    Object.assign(window, {
      waiting,
      setTimeout: (work: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
        const id = later(() => {
          waiting.delete(id)
          work(...given)
        }, delay)
        waiting.add(id)
        return id
      },
      setInterval: (work: () => void, delay?: number) => {
        const id = every(work, delay)
        waiting.add(id)
        return id
      },
      clearTimeout: (id: number) => {
        waiting.delete(id)
        drop(id)
      },
      clearInterval: (id: number) => {
        waiting.delete(id)
        drop(id)
      },
    })
  })
}

const waitingTimers = (page: Page) =>
  page.evaluate(() => (window as unknown as { waiting: Set<number> }).waiting.size)

/** Opens the home page with the clock stopped at `moment`; from here on time passes only when the test says so. */
async function openAt(page: Page, moment: number | string) {
  const instant = typeof moment === 'number' ? moment : Date.parse(moment)
  // Ten minutes for a busy machine to open the page: until then the clock goes on.
  await page.clock.install({ time: instant - 600_000 })
  await watchTimers(page)
  await open(page, '/')
  // The pictures are drawn frame by frame, and the frame after the last one finds none: then no timer of theirs waits.
  await expectPicturesDrawn(page)
  await drawnFrame(page)
  await page.clock.pauseAt(instant)
}

const exactValues: readonly (readonly [moment: string, Parts])[] = [
  ['2025-10-20T09:30:15+02:00', [19, 2, 29, 45]],
  ['2025-10-25T11:00:00+02:00', [14, 1, 0, 0]],
  ['2025-10-26T02:59:59+02:00', [13, 9, 0, 1]],
  ['2025-10-26T02:00:00+01:00', [13, 9, 0, 0]],
  ['2025-11-07T11:00:00+01:00', [1, 0, 0, 0]],
  ['2025-11-07T11:00:01+01:00', [0, 23, 59, 59]],
  ['2025-11-08T10:59:58.400+01:00', [0, 0, 0, 2]],
  ['2024-11-08T11:00:00+01:00', [365, 0, 0, 0]],
]

for (const timezoneId of ['Europe/Madrid', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('the countdown is exact at any moment, also before the clocks change', async ({
      page,
    }) => {
      for (const [moment, parts] of exactValues) {
        await page.clock.setFixedTime(moment)
        await open(page, '/')
        await expectParts(page, parts)
      }
    })

    test('a rehearsal is in Madrid time unless it carries an offset', async ({ page }) => {
      for (const [ahora, parts] of [
        ['2025-11-07T10:00', [1, 1, 0, 0]],
        ['2025-11-07T10:00:30', [1, 0, 59, 30]],
        ['2025-10-20T09:30:15', [19, 2, 29, 45]],
        ['2025-11-07T09:00Z', [1, 1, 0, 0]],
        ['2025-11-07T10:00+01:00', [1, 1, 0, 0]],
        ['2025-11-07T10:00%2B01:00', [1, 1, 0, 0]],
        ['2025-11-07T04:00-05:00', [1, 1, 0, 0]],
      ] as const) {
        // A fixed clock keeps the rehearsed moment still too.
        await page.clock.setFixedTime('2026-11-21T10:00:00+01:00')
        await open(page, `/?ahora=${ahora}`)
        await expectParts(page, parts)
      }
    })
  })
}

test('the countdown goes on each second', async ({ page }) => {
  await openAt(page, '2025-11-07T11:59:58+01:00')
  for (const parts of [
    [0, 23, 0, 2],
    [0, 23, 0, 1],
    [0, 23, 0, 0],
    [0, 22, 59, 59],
    [0, 22, 59, 58],
  ] as const) {
    await expectParts(page, parts)
    await page.clock.runFor(1000)
  }
})

test('at the start the countdown stops for good, and what is on takes its place, without a reload', async ({
  page,
}) => {
  await openAt(page, start - 1000)
  await expectParts(page, [0, 0, 0, 1])
  await expect(onNow(page)).toBeHidden()

  await page.clock.runFor(1000)
  await expectParts(page, [0, 0, 0, 0])
  await expect(timer(page)).toBeHidden()
  await expect(onNow(page)).toContainText('Bienvenida')
  await expect(pauseButton(page)).toHaveCount(0)

  await page.clock.runFor(30 * 60_000)
  await expect(onNow(page)).toContainText('Keynotes y conversaciones')
  await page.clock.fastForward('12:00:00')
  await expect(onNow(page)).toBeHidden()
  await expectParts(page, [0, 0, 0, 0])
  await expect.poll(() => waitingTimers(page)).toBe(0)
})

test('the countdown can be paused and resumed', async ({ page }) => {
  await openAt(page, '2025-11-07T10:00:00+01:00')
  await expectParts(page, [1, 1, 0, 0])
  await pauseButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(resumeButton(page)).toBeFocused()
  // A scroll to the button is looked at after its frame, whenever the browser draws that.
  const waitingStill = async () => {
    await page.clock.runFor(20)
    return waitingTimers(page)
  }
  await expect.poll(waitingStill).toBe(0)
  await page.clock.runFor(5000)
  expect(await shownParts(page)).toEqual([1, 1, 0, 0])

  await resumeButton(page).click()
  await expect(pauseButton(page)).toBeVisible()
  await expectParts(page, [1, 0, 59, 55])
  await page.clock.runFor(1000)
  await expectParts(page, [1, 0, 59, 54])
})

const phases = [
  ['2025-11-08T10:59:59.999+01:00', 'before'],
  ['2025-11-08T11:00:00+01:00', 'during'],
  ['2025-11-08T20:59:59+01:00', 'during'],
  ['2025-11-08T21:00:00+01:00', 'after'],
  ['2026-11-21T10:00:00+01:00', 'after'],
] as const

test('each phase has its own cover, from the first paint on', async ({ page }) => {
  for (const [moment, phase] of phases) {
    const app = await holdApp(page, '/')
    await page.clock.setFixedTime(moment)
    await page.goto('/')
    const covers = {
      before: timer(page),
      during: onNow(page),
      after: page.getByText('El evento se celebró el 8 de noviembre de 2025'),
    }
    for (const [name, cover] of Object.entries(covers)) {
      await expect(cover, `${name} at ${moment}`).toBeVisible({ visible: name === phase })
    }
    app.release()
    await expect(pauseButton(page)).toHaveCount(phase === 'before' ? 1 : 0)
    for (const [name, cover] of Object.entries(covers)) {
      await expect(cover, `${name} at ${moment}`).toBeVisible({ visible: name === phase })
    }
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('what is on is the largest thing of the page on the day, and promises only what follows', async ({
  page,
}) => {
  for (const [time, title, then] of [
    ['12:00', 'Keynotes y conversaciones', 'Después, a las 14:00: Invitada especial.'],
    ['20:30', 'Electrolunch + VIP', null],
  ] as const) {
    await page.clock.setFixedTime(`2025-11-08T${time}:00+01:00`)
    await open(page, '/')
    const size = (text: string) =>
      page
        .locator('main')
        .getByText(text, { exact: true })
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(await size(title)).toBeGreaterThan(
      await heading(page).evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
    )
    if (then) await expect(onNow(page)).toContainText(then)
    else await expect(onNow(page)).not.toContainText('Después')
    await onNow(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/programa#ahora$/)
    await expect(page.locator('#ahora')).toBeInViewport()
  }
})

test('a page left open over the end shows the new phase', async ({ page }) => {
  await openAt(page, '2025-11-08T20:59:00+01:00')
  await expect(onNow(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByText('El evento se celebró el 8 de noviembre de 2025')).toBeVisible()
})

test('nothing sells and nothing is orange after the event, on any page', async ({
  page,
  watch,
}) => {
  // The address that has no page is noted there.
  watch.ignoreConsole()
  await page.clock.setFixedTime('2025-11-20T12:00:00+01:00')
  for (const path of everyPath) {
    await page.goto(path)
    await appStarted(page)
    await page.evaluate(() => window.scrollTo(0, 600))
    const orange = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).backgroundColor === 'rgb(239, 91, 41)')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(orange, path).toEqual([])
    await expect(page.getByRole('link', { name: /^Comprar/ }), path).toHaveCount(0)
  }
})

test('what the specification names stays on the home page in every phase', async ({ page }) => {
  for (const [moment, sells] of [
    ['2025-10-20T09:30', true],
    ['2025-11-08T12:00', true],
    ['2025-11-09T12:00', false],
  ] as const) {
    await open(page, `/?ahora=${moment}`)
    await expect(timer(page)).toHaveCount(1)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Comprar entradas' }),
    ).toHaveCount(sells ? 2 : 0)
    for (const name of ['Por qué venir', 'No te quedes fuera']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
  }
})

test('a rehearsal can begin on any page and lasts for the whole visit', async ({ page }) => {
  for (const { path } of routes) {
    await open(page, `${path}?ahora=2025-11-08T12:00`)
    const name = path === '/programa' ? 'Inicio' : 'Programa'
    await siteNavigation(page).getByRole('link', { name }).click()
    await expect(onNow(page), `from ${path}`).toContainText('Keynotes y conversaciones')
  }
})

test('a bad rehearsal is ignored with one warning on any page', async ({ page, watch }) => {
  await page.clock.setFixedTime('2025-10-20T09:30:15+02:00')
  for (const { path } of routes) {
    await open(page, `${path}?ahora=ayer`)
    await expect.poll(() => watch.consoleLines, `on ${path}`).toHaveLength(1)
    expect(watch.consoleLines.splice(0)).toEqual([
      expect.stringMatching(/^warning: .*\?ahora.* ayer$/),
    ])
  }
  await siteNavigation(page).getByRole('link', { name: 'Inicio' }).click()
  await expectParts(page, [19, 2, 29, 45])
})

test('what is no moment is ignored with one warning', async ({ page, watch }) => {
  await page.clock.setFixedTime('2025-10-20T09:30:15+02:00')
  for (const ahora of [
    '',
    '2025-02-30T10:00',
    '2025-11-08T25:00',
    '<b>%c',
    '2025-11-08T12:00+99:99',
  ]) {
    await open(page, `/?ahora=${encodeURIComponent(ahora)}`)
    await expectParts(page, [19, 2, 29, 45])
    await expect.poll(() => watch.consoleLines, ahora).toHaveLength(1)
    expect(watch.consoleLines.splice(0)).toEqual([expect.stringMatching(/^warning: .*\?ahora/)])
  }
})
