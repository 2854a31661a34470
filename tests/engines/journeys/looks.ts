// What visitors have set in browser or system, in each engine.
import { expect, it } from 'vitest'
import { contrastOf, cssRgb } from '../../../scripts/lib/contrast.ts'
import { layoutFaults } from '../../../scripts/lib/layout-faults.ts'
import { everyPath, routes } from '../../support/routes.ts'
import { copy, event } from '../../support/specification.ts'
import type { Here } from './all.ts'

/** How much of the window's height the header takes. */
const stuckShare = () => (document.querySelector('header')?.offsetHeight ?? 0) / innerHeight

/** Lines that fall otherwise for the letters of an engine are no fault. */
const counted: ReadonlySet<string> = new Set(['wide', 'cut', 'lost'])

/** Nothing of the page reaches out of it, is cut off or lost at this width. */
export async function expectToFit({ tab }: Here, path: string, width: number): Promise<void> {
  await tab.resize(width)
  // Until the tiles have settled, which reach over their edges while they turn.
  await expect
    .poll(async () => (await tab.run(layoutFaults)).filter(({ kind }) => counted.has(kind)), {
      message: `${path} at ${width} px`,
    })
    .toEqual([])
  expect(await tab.run(stuckShare), `${path} at ${width} px`).toBeLessThan(0.34)
}

export function fitWithLargeText(here: Here): void {
  it('fits into a phone and a screen with text of 200 %', async () => {
    for (const path of everyPath) {
      await here.tab.open(path)
      for (const width of [390, 1280]) await expectToFit(here, path, width)
    }
    const size = await here.tab.run(() => parseFloat(getComputedStyle(document.body).fontSize))
    expect(size).toBeGreaterThanOrEqual(32)
  })
}

const colours = () => [
  getComputedStyle(document.documentElement).backgroundColor,
  getComputedStyle(document.querySelector('h1') as Element).color,
]

export function beDarkAndStill(here: Here): void {
  it('is dark and readable, and moves nothing', async () => {
    const { tab } = here
    await tab.open('/faq')
    const [ground = [0, 0, 0], text = [0, 0, 0]] = (await tab.run(colours)).map(cssRgb)
    expect(contrastOf(ground, [255, 255, 255])).toBeGreaterThan(7)
    expect(contrastOf(ground, text)).toBeGreaterThan(4.5)
    await tab.click('header nav a', 'Programa')
    await tab.until(() => location.pathname === '/programa')
    expect(await tab.run(() => document.getAnimations().length)).toBe(0)
  })
}

export function workWithoutScript(here: Here): void {
  it('shows every page, its answers, its menu and the way to write', async () => {
    const { site, tab } = here
    for (const { path, title } of routes) {
      await tab.load(path)
      await tab.until((text) => document.title.startsWith(text), title)
      await tab.find('h1')
    }
    await tab.load('/contacto')
    await tab.find('noscript p', event.email)
    await tab.find('form input')
    await tab.load('/faq#market')
    await tab.until(() => document.querySelector('#market')?.closest('details')?.open)
    await tab.click('main summary')
    await tab.until(() => document.querySelectorAll('main details[open]').length === 1)
    await tab.until(() => !document.querySelector('#market')?.closest('details')?.open)
    await tab.load('/')
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.asked).toContain('www.openstreetmap.org:443')
    await tab.resize(390)
    await tab.load('/')
    await tab.click('header button', copy.layout.openMenu)
    await tab.click('header nav a', 'FAQ')
    await tab.until(() => location.pathname === '/faq')
  })
}
