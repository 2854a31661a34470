import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt, type Rgb } from '../lib/contrast.ts'
import type { Finding, RuleResult } from './model.ts'

const transparentText = `*, ::before, ::after { transition: none !important }
* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }
text { fill: transparent !important }`

/** Least contrast of text and of large text (WCAG 1.4.3; for body text 1.4.6), by rule. */
const leastContrasts: Readonly<Record<string, readonly [text: number, large: number]>> = {
  'axe color-contrast': [4.5, 3],
  'axe color-contrast-enhanced': [7, 4.5],
}

/**
 * Whether a text of this colour has too little contrast somewhere with what lies behind it, from the pixels of two pictures
 * of it, three bytes each: one with the text and one without.
 */
export function isPaleOn(ink: Rgb, least: number, shown: Uint8Array, bare: Uint8Array): boolean {
  for (let place = 0; place < bare.length; place += 3) {
    const ground = rgbAt(bare, place)
    const isTouched = rgbAt(shown, place).some(
      (value, i) => Math.abs(value - (ground[i] ?? 0)) >= 8,
    )
    if (isTouched && contrastOf(ink, ground) < least) return true
  }
  return false
}

/**
 * Decides on the page's pixels what axe left open, because text lies on a picture, a gradient or the edge of two boxes.
 * What stays open makes the audit fail.
 */
export async function settleContrast(page: Page, result: RuleResult): Promise<RuleResult> {
  const leasts = leastContrasts[result.rule]
  if (!leasts || result.outcome !== 'cantTell') return result
  const findings: Finding[] = []
  for (const finding of result.findings) {
    const drawn = await page.evaluate((path) => window.audit.drawnText(path), finding.target)
    // What a table holds out of sight is measured in a window in which it fits.
    if (!drawn) continue
    const how = { clip: drawn.box, fullPage: true, animations: 'disabled', caret: 'hide' } as const
    const pixels = async () =>
      sharp(await page.screenshot(how))
        .removeAlpha()
        .raw()
        .toBuffer()
    const [shown, bare] = [await pixels(), await withStyle(page, transparentText, pixels)]
    if (isPaleOn(drawn.ink, leasts[drawn.isLarge ? 1 : 0], shown, bare)) findings.push(finding)
  }
  return { ...result, findings, outcome: findings.length > 0 ? 'cantTell' : 'passed' }
}

/** Does something while a style sheet is added. Constructed ones pass every content security policy. */
export async function withStyle<T>(page: Page, css: string, work: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  const result = await work()
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return result
}
