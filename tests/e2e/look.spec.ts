// What the pages have to look like beside being whole (tests/e2e/layout.spec.ts).
import { everyPath, expect, open, test } from '../support/fixtures.ts'
import * as observers from '../support/observers.ts'
import { walkedSizes } from '../support/walk-sizes.ts'

test('home begins with its wall at every size, and leaves no large part of the first screen free', async ({
  tab,
}) => {
  await tab.goto('/')
  await tab.evaluate(() => document.fonts.ready)
  const faults: string[] = []
  for (const [width, height] of walkedSizes) {
    await tab.setViewportSize({ width, height })
    for (const look of [observers.noWall, observers.freeRectangle]) {
      const found = await tab.evaluate(look)
      faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

test('every title is larger than the headings under it, on a phone and on a screen', async ({
  tab,
  watch,
}) => {
  watch.ignoreConsole()
  const faults: string[] = []
  for (const path of everyPath) {
    await tab.goto(path)
    for (const width of [360, 1440]) {
      await tab.setViewportSize({ width, height: 800 })
      const found = await tab.evaluate(observers.smallTitle)
      faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

test('nothing under the pointer moves for longer than a second', async ({ tab }) => {
  await tab.emulateMedia({ reducedMotion: 'no-preference' })
  for (const path of ['/', '/programa', '/entradas']) {
    await open(tab, path)
    const long = async () =>
      tab.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1000)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
      )
    for (const part of await tab.locator('main :is(svg, a.button, summary, article)').all()) {
      if (!(await part.isVisible())) continue
      await part.hover({ force: true, timeout: 2000 }).catch(() => {})
      expect(await long(), path).toEqual([])
    }
  }
})
