import type { Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { drawnFrame } from './drawn-frame.ts'

/** A phone and a tablet. Landscape is the same window on its side. */
const portraits = [
  [360, 740],
  [768, 1024],
] as const

/** Has to be called before the page is opened: notes when a script locks the screen. */
export const noteLocks = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(ScreenOrientation.prototype, {
      lock(orientation: string) {
        window.lockedOrientation = orientation
        return Promise.resolve()
      },
    })
  })

/** Texts that a page does not show, or shows turned, in portrait or in landscape (WCAG 1.3.4). */
export async function orientationFaults(page: Page): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [short, long] of portraits) {
    const upright = await shownIn(page, short, long)
    const across = await shownIn(page, long, short)
    for (const [name, here, there] of [
      ['vertical', upright, across],
      ['horizontal', across, upright],
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
