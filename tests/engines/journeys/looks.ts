// How the pages look under what a visitor has set, in each engine.
import { describe, expect, inject, it } from 'vitest'
import { contrastOf, type Rgb } from '../../../scripts/lib/contrast.ts'
import { differences, placesNow, widths } from '../../support/engines/places.ts'
import { everyPath, routes } from '../../support/routes.ts'
import type { Here } from './all.ts'
import { copy, event } from '../../support/specification.ts'

/** What reaches out of the window, on a page that must not scroll sideways. */
const tooWide = () =>
  document.documentElement.scrollWidth <= innerWidth
    ? []
    : [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 100))

/** Colours of text and ground of what a visitor reads, as [what, text, ground]. */
const colours = () =>
  [...document.querySelectorAll('h1, h2, h3, main p, main a, summary, label, footer a')]
    .filter((element) => element.checkVisibility() && element.textContent.trim())
    .map((element) => {
      let ground: Element | null = element
      while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') {
        ground = ground.parentElement
      }
      const { color } = getComputedStyle(element)
      const { backgroundColor } = getComputedStyle(ground ?? document.documentElement)
      return [element.textContent.trim().slice(0, 30), color, backgroundColor] as const
    })

const rgbOf = (colour: string) =>
  colour
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number) as unknown as Rgb

const lightOf = (colour: string) => rgbOf(colour).reduce((sum, part) => sum + part, 0) / 3

const textSizeNow = () => parseFloat(getComputedStyle(document.body).fontSize)

/** How much of the window's height the header takes. */
const stuckShare = () => (document.querySelector('header')?.offsetHeight ?? 0) / innerHeight

export function lookAround(here: Here): void {
  describe.each(everyPath)('the page %s', (path) => {
    it('lies as in Chromium, at four widths', async () => {
      await here.tab.open(path)
      for (const width of widths) {
        await here.tab.resize(width)
        const expected = inject('chromiumPlaces')[here.engine.name]?.[`${path} ${width}`] ?? []
        expect(expected.length).toBeGreaterThan(2)
        // On a busy machine WebKit takes a while to give a new width to all of its styles.
        await expect
          .poll(async () => differences(await here.tab.run(placesNow), expected), {
            message: `at ${width} px`,
          })
          .toEqual([])
      }
    })
  })

  it('fits into 320 px, and with text of 200 % into a phone and a screen', async () => {
    const { tab, browser } = here
    for (const [textSize, ...wide] of [
      [16, 320],
      [32, 390, 1280],
    ] as const) {
      await browser.set({ textSize })
      for (const width of wide) {
        await tab.resize(width)
        for (const path of everyPath) {
          await tab.open(path)
          expect(await tab.run(tooWide), `${path} at ${width} px`).toEqual([])
          expect(await tab.run(textSizeNow)).toBeGreaterThanOrEqual(textSize)
          expect(await tab.run(stuckShare)).toBeLessThan(0.3)
        }
      }
    }
  })

  it('is dark for who likes it so, and readable', async () => {
    const { tab, browser } = here
    for (const dark of [false, true]) {
      await browser.set({ dark, lessMotion: true })
      for (const path of everyPath) {
        await tab.open(path)
        const ground = await tab.run(
          () => getComputedStyle(document.documentElement).backgroundColor,
        )
        expect([path, lightOf(ground) < 128]).toEqual([path, dark])
        const pairs = await tab.run(colours)
        expect(pairs.length).toBeGreaterThan(1)
        const weak = pairs.filter(
          ([, text, behind]) => contrastOf(rgbOf(text), rgbOf(behind)) < 4.5,
        )
        expect([path, ...weak]).toEqual([path])
      }
    }
  })

  it('moves nothing for who asked for less motion', async () => {
    const { tab, browser } = here
    for (const lessMotion of [false, true]) {
      await browser.set({ lessMotion })
      await tab.open('/faq')
      await tab.click('header nav a', 'Programa')
      await tab.until(
        () => location.pathname === '/programa' && document.querySelector('main:focus, h1:focus'),
      )
      const moving = await tab.run(() => document.getAnimations().length)
      expect(lessMotion && moving > 0).toBe(false)
    }
  })

  it('works with script off', async () => {
    const { tab, browser, site } = here
    await browser.set({ script: false })
    for (const { path, title } of routes) {
      await tab.load(path)
      await tab.until((text) => document.title.startsWith(text), title)
      await tab.find('h1')
    }
    for (const path of ['/contacto', '/patrocina']) {
      await tab.load(path)
      await tab.find('noscript p', event.email)
      expect(await tab.sees('form')).toBe(false)
    }
    await tab.load('/faq#market')
    await tab.until(() => document.querySelector('#market')?.closest('details')?.open)
    await tab.click('main summary')
    await tab.until(() => document.querySelectorAll('main details[open]').length === 1)
    expect(await tab.run(() => document.querySelector('#market')?.closest('details')?.open)).toBe(
      false,
    )
    const asked = site.map.log.length
    await tab.load('/')
    await tab.click('main a[target=mapa]')
    await expect.poll(() => site.map.log.length).toBeGreaterThan(asked)
    await tab.resize(390)
    await tab.click('header button', copy.layout.openMenu)
    await tab.click('header nav a', 'FAQ')
    await tab.until(() => location.pathname === '/faq')
  })
}
