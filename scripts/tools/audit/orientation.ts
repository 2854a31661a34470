import type { Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { drawnFrame } from './drawnFrame.ts'
import type { PageInWindow } from './inPage/orientation.ts'

/** The windows of a phone and a tablet in portrait, in pixels. In landscape, width and height are swapped. */
const portraits = [
  [360, 740],
  [768, 1024],
] as const

/** Makes a page note the orientation to which a script locks the screen. Has to be called before the page is opened. */
export const noteLocks = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(ScreenOrientation.prototype, {
      lock(orientation: string) {
        window.lockedOrientation = orientation
        return Promise.resolve()
      },
    })
  })

/** Finds faults of a page in portrait and in landscape (WCAG 1.3.4). The window keeps the last size. */
export async function orientationFaults(page: Page): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [short, long] of portraits) {
    const portrait = await stateIn(page, short, long)
    const landscape = await stateIn(page, long, short)
    faults.push(...faultsOf('vertical', portrait, landscape))
    faults.push(...faultsOf('horizontal', landscape, portrait))
  }
  return faults
}

/** The state of a page in a window of a size. */
async function stateIn(page: Page, width: number, height: number): Promise<PageInWindow> {
  await page.setViewportSize({ width, height })
  await drawnFrame(page)
  return page.evaluate(() => window.audit.pageInWindow())
}

/**
 * The faults of a page in one orientation.
 * @param state the page's state in this orientation
 * @param other the page's state in the other orientation
 */
function faultsOf(orientation: string, state: PageInWindow, other: PageInWindow): Fault[] {
  const missingTexts = other.texts.filter((text) => !state.texts.includes(text))
  const lacksMostTexts = missingTexts.length > other.texts.length / 2
  const checks = [
    { fails: state.isTurned, says: 'el texto está girado' },
    { fails: state.isHidden, says: 'algo fijo tapa casi toda la ventana' },
    { fails: lacksMostTexts, says: 'falta la mayor parte del texto' },
    { fails: Boolean(state.locked), says: `la página pide la orientación «${state.locked}»` },
  ]
  return checks
    .filter(({ fails }) => fails)
    .map(({ says }) => ({ target: 'main', message: `En ${orientation}, ${says}` }))
}
