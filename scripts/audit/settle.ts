import type { Page } from '@playwright/test'
import { contrastOf, type Rgb } from '../lib/contrast.ts'
import { findText, measureContrast, type DrawnText } from './drawn-text.ts'
import type { Finding, Reached, RuleResult } from './model.ts'
import { withNodes } from './nodes.ts'

/**
 * A narrower check of what a tool left open, or held against a stricter standard than this site's. It answers for each
 * finding with the reason why it is no fault, or with null if it cannot say so: then the audit fails.
 */
type Settlement = {
  readonly tool: RuleResult['tool']
  readonly rule: string
  readonly outcome: 'cantTell' | 'failed'
  readonly check: (reached: Reached, findings: readonly Finding[]) => Promise<(string | null)[]>
}

/** Least contrast of text and of large text: WCAG 1.4.3, and 1.4.6 for body text. */
const leastContrast = {
  'color-contrast': { text: 4.5, large: 3 },
  'color-contrast-enhanced': { text: 7, large: 4.5 },
} as const

const settlements: readonly Settlement[] = [
  ...(['color-contrast', 'color-contrast-enhanced'] as const).map((rule): Settlement => ({
    tool: 'axe',
    rule,
    outcome: 'cantTell',
    check: (reached, findings) => contrastByPixels(reached, findings, leastContrast[rule]),
  })),
  {
    tool: 'axe',
    rule: 'color-contrast-enhanced',
    outcome: 'failed',
    check: ({ page }, findings) =>
      withNodes(page, targetsOf(findings), (nodes) =>
        nodes.map((node) =>
          node instanceof Element && node.closest('.button')
            ? 'No es texto corrido sino el rótulo de un botón, al que este sitio pide el nivel AA, no el AAA.'
            : null,
        ),
      ),
  },
  {
    tool: 'axe',
    rule: 'css-orientation-lock',
    outcome: 'cantTell',
    check: (_, findings) =>
      Promise.resolve(
        findings.map(({ target }) =>
          target.startsWith('iframe ')
            ? 'Es el documento del mapa, de otro sitio; aquí lo sustituye una página de prueba.'
            : null,
        ),
      ),
  },
  {
    tool: 'Alfa',
    rule: 'sia-r87',
    outcome: 'cantTell',
    check: ({ page }, findings) =>
      withNodes(page, targetsOf(findings), (nodes) =>
        nodes.map((node) =>
          node && document.querySelector('header, nav, aside, footer') === null
            ? 'Fuera de su contenido principal la página no tiene nada que saltar.'
            : null,
        ),
      ),
  },
  {
    tool: 'Alfa',
    rule: 'sia-r113',
    outcome: 'failed',
    check: ({ page }, findings) =>
      withNodes(page, targetsOf(findings), (nodes) =>
        nodes.map((node) =>
          node instanceof Element && node.closest('details:not([open])') && !node.checkVisibility()
            ? 'Está en un desplegable cerrado, donde no se ve ni se puede pulsar; abierto lo mide axe.'
            : null,
        ),
      ),
  },
]

const targetsOf = (findings: readonly Finding[]) => findings.map(({ target }) => target)

/** Decides what a tool left open, if one of the narrower checks can. */
export async function settle(reached: Reached, result: RuleResult): Promise<RuleResult> {
  const settlement = settlements.find(
    ({ tool, rule, outcome }) =>
      tool === result.tool && rule === result.rule && outcome === result.outcome,
  )
  if (!settlement) return result
  const reasons = await settlement.check(reached, result.findings)
  const open = result.findings.filter((_, index) => !reasons[index])
  if (open.length > 0) return { ...result, findings: open }
  return { ...result, outcome: 'settled', reason: [...new Set(reasons)].join(' ') }
}

async function contrastByPixels(
  { page, contrasts: known }: Reached,
  findings: readonly Finding[],
  least: { readonly text: number; readonly large: number },
): Promise<(string | null)[]> {
  const targets = targetsOf(findings)
  const behind = await withNodes(page, targets, (nodes) =>
    nodes.map((node) => {
      const menu = document.querySelector(':popover-open')
      return node && menu && !menu.contains(node)
        ? 'Lo tapa el menú abierto, que ocupa la pantalla; sin él se midió al llegar a la página.'
        : null
    }),
  )
  const texts = await findText(page, targets)
  const theme = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const keyOf = (text: DrawnText) => JSON.stringify([theme, text])
  const unknown = texts.filter(
    (text, index) => text.text && !behind[index] && !known.has(keyOf(text)),
  )
  const contrasts = await measureContrast(page, unknown)
  for (const [index, text] of unknown.entries()) known.set(keyOf(text), contrasts[index] ?? null)
  const empty = await emptyFields(page, targets)
  return texts.map((text, index) => {
    if (behind[index]) return behind[index]
    const contrast = text.text ? known.get(keyOf(text)) : empty[index]
    if (!contrast || contrast < (text.large ? least.large : least.text)) return null
    return text.text
      ? 'El contraste se midió en los píxeles, con el texto y sin él.'
      : 'El campo está vacío; se midió el contraste entre sus colores.'
  })
}

/** Contrast of the colours of empty fields, null for what is none. */
async function emptyFields(page: Page, targets: readonly string[]): Promise<(number | null)[]> {
  const colours = await withNodes(page, targets, (nodes) =>
    nodes.map((field) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null
      if (field.value || field.placeholder) return null
      const { color, backgroundColor } = getComputedStyle(field)
      return [color, backgroundColor]
    }),
  )
  return colours.map((pair) => {
    const [front, ground] = (pair ?? []).map(opaque)
    return front && ground ? contrastOf(front, ground) : null
  })
}

/** "rgb(16, 32, 74)" as numbers, null for anything that lets something shine through. */
function opaque(colour: string): Rgb | null {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? []
  return red && green && blue ? [Number(red), Number(green), Number(blue)] : null
}
