import type { Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { drawnFrame } from './drawn-frame.ts'

/** The windows of a phone and a tablet in portrait, in pixels. In landscape, width and height are swapped. */
const portraits = [
  [360, 740],
  [768, 1024],
] as const

/** Records whether a script locks the screen's orientation. It has to be called before the page is opened. */
export const noteLocks = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(ScreenOrientation.prototype, {
      lock(orientation: string) {
        window.lockedOrientation = orientation
        return Promise.resolve()
      },
    })
  })

/** Faults of a page that only works in portrait or in landscape (WCAG 1.3.4). */
export async function orientationFaults(page: Page): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [short, long] of portraits) {
    const portrait = await shownIn(page, short, long)
    const landscape = await shownIn(page, long, short)
    for (const [name, here, there] of [
      ['vertical', portrait, landscape],
      ['horizontal', landscape, portrait],
    ] as const) {
      const missing = there.texts.filter((text) => !here.texts.includes(text))
      for (const { fails, says } of [
        { fails: here.isTurned, says: 'el texto está girado' },
        { fails: here.isHidden, says: 'algo fijo tapa casi toda la ventana' },
        { fails: missing.length > there.texts.length / 2, says: 'falta la mayor parte del texto' },
        { fails: Boolean(here.locked), says: `la página pide la orientación «${here.locked}»` },
      ])
        if (fails) faults.push({ target: 'main', message: `En ${name}, ${says}` })
    }
  }
  return faults
}

async function shownIn(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await drawnFrame(page)
  return page.evaluate(() => window.audit.shown())
}
