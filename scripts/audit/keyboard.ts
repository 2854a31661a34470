import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt } from '../lib/contrast.ts'
import type { tools } from './in-page.ts'
import type { AuditFinding } from './results.ts'

type Stop = NonNullable<ReturnType<typeof tools.focusedStop>>

const findingsAt = (targets: readonly string[], message: string): AuditFinding[] =>
  [...new Set(targets)].map((target) => ({ target, message }))

const targetsOf = (stops: readonly Stop[]) => stops.map(({ target }) => target)

/** The pixels of a part of the window, three bytes each. */
async function pixelsOf(page: Page, clip: Stop['box']): Promise<Uint8Array> {
  const picture = await page.screenshot({ clip, scale: 'css', caret: 'initial' })
  return sharp(picture).removeAlpha().raw().toBuffer()
}

/** How many pixels of two pictures of one size differ by a contrast of 3:1 or more (WCAG 2.4.13, 1.4.11). */
function differing(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3)
    if (contrastOf(rgbAt(one, at), rgbAt(other, at)) >= 3) count++
  return count
}

/** Whether the place of a stop looks the same with and without the focus: fewer pixels differ than half its edge has. */
async function hasWeakFocus(
  page: Page,
  { box, scroll }: Stop,
  pictureBefore: Uint8Array,
  next: Stop | null,
): Promise<boolean> {
  const goTo = (to: Stop['scroll']) =>
    page.evaluate((at) => window.scrollTo({ ...at, behavior: 'instant' }), to)
  await goTo(scroll)
  const picture = await pixelsOf(page, box)
  if (next) await goTo(next.scroll)
  return differing(pictureBefore, picture) < Math.max(16, box.width + box.height - 32)
}

/**
 * Walks through a part of the page by the Tab key, as a person does, and out of it. How each stop looks with the focus is
 * compared with how it looks once the focus has gone on.
 */
export async function walk(page: Page, part: string) {
  const expected = await page.evaluate((selector) => window.audit.focusable(selector), part)
  const stops: Stop[] = []
  const weak: string[] = []
  let last: { readonly stop: Stop; readonly picture: Uint8Array } | null = null
  let hasLeft = false
  // The focus may stay in a frame for some presses.
  for (let press = 0; press < 2 * expected.length + 10 && !hasLeft; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => window.audit.focusedStop())
    const isSame = last !== null && stop?.target === last.stop.target
    if (last && !isSame && (await hasWeakFocus(page, last.stop, last.picture, stop)))
      weak.push(last.stop.target)
    last = null
    hasLeft = stop === null || (part !== 'html' && stop.index < 0)
    if (!stop || hasLeft) continue
    stops.push(stop)
    if (!stop.isHidden && !stop.isFrame) last = { stop, picture: await pixelsOf(page, stop.box) }
  }
  const targets = targetsOf(stops)
  const hidden = targetsOf(stops.filter(({ isHidden }) => isHidden))
  const missed = expected.filter((target) => !targets.includes(target))
  const known = stops.filter(({ index }) => index >= 0)
  const early = known.filter(({ index }, place) => index < (known[place - 1]?.index ?? -1))
  return {
    'foco visible': findingsAt(weak, 'Foco mal señalado: falta, o es fino o pálido'),
    'foco no oculto': findingsAt(hidden, 'Tiene el foco y no se ve'),
    recorrido: [
      ...findingsAt(missed, 'El tabulador no llega hasta aquí'),
      ...findingsAt(targetsOf(early), 'Recibe el foco en otro orden que el documento'),
      ...findingsAt(hasLeft ? [] : targets.slice(-1), 'El tabulador no sale de aquí'),
    ],
  }
}
